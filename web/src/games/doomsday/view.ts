import printed from 'virtual:content/doomsday';
import type { Sections } from '../../wire/sections';
import { language } from '../../words/language.svelte';
import type { Texts, WeaponCard } from './printed';
import type { Card, Me, Seat, View as Shown } from './view.types';

export type { Card, Known, Me, Seat, Sheet } from './view.types';

/** What the server shows of Doomsday, and what every table shows; a spectator has nothing for itself. */
export type View = Sections & Omit<Shown, 'me'> & { me?: Me | null };

const byId = <T extends { id: string }>(things: T[]) => {
  const found = new Map(things.map((one) => [one.id, one]));
  return (id: string): T | undefined => found.get(id);
};
export const TEAMS = printed.teams.map((one) => one.id);
export const roleOf = byId(printed.roles);
export const programOf = byId(printed.programs);
export const loyaltyOf = byId(printed.loyalties);
/** The card of a weapon; the second of a kind has a number behind its name. */
export const weaponOf = (name: string): WeaponCard => printed.weapons.find((one) => name.startsWith(one.id))!;

export const textOf = (one: Texts | undefined): string => (language() === 'ru' ? one?.text_ru : one?.text_en) ?? '';

/** The colour that a role or a loyalty card shows; nothing while its face is not known. */
export const teamOf = (face: string): string => (loyaltyOf(face) ?? roleOf(face) ?? programOf(face))?.faction ?? '';
export const tintOf = (team: string): string => (team ? `var(--team-${team})` : 'var(--g-muted)');

/** Sixteen people, each of a hue of their own. */
export const hueOf = (seat: number): number => Math.round((265 + seat * 137.5) % 360);

const WEAPON_ICONS: Record<string, string> = { companion: 'bot' };
export const weaponIcon = (name: string): string => WEAPON_ICONS[weaponOf(name).id] ?? weaponOf(name).id;

const PROGRAM_ICONS: Record<string, string> = {
  defrag: 'shut',
  menyatut: 'hand',
  doctor_moro: 'hand',
  selfie_gun: 'cam',
  gilbert: 'swap',
  file_sharing: 'swap',
  switch_channel: 'swap',
  orellana: 'swap',
  laser_program: 'laser',
  rocket_program: 'rocket',
  adventurer_bot: 'bot',
  rescue_bot: 'bot',
  armour_bot: 'bot',
  guard_bot: 'bot',
  working_virus: 'bolt',
  malfunction: 'wrench',
  spyware: 'eye',
  virtual_console: 'eye',
  screenshot: 'eye',
  spy_network: 'eye',
  fog_off: 'eye',
  fog_on: 'shut',
  old_firewall: 'shield',
  defender: 'shield',
  charge: 'heart',
  plusomet: 'heart',
  backup: 'undo',
  track_ip: 'crosshair',
  trojan: 'crosshair',
  gevers_attack: 'bolt',
  server_down: 'bolt',
  inversion: 'neq',
  underground: 'down',
  leader_of_humans: 'crown',
  leader_of_machines: 'crown',
  self_id: 'person',
  trust: 'users',
  recognition_bug: 'neq',
};
export const programIcon = (id: string): string => programOf(id)?.faction || PROGRAM_ICONS[id] || 'prog';

export const mine = (view: View): Seat | undefined => (view.me ? view.seats[view.me.seat] : undefined);
export const seatOf = (view: View, who: string): Seat | undefined => view.seats.find((one) => one.who === who);
export const living = (view: View): Seat[] => view.seats.filter((one) => one.alive);

/** Everybody clockwise; who looks at the table comes first and sits nearest. */
export function around(view: View): Seat[] {
  const first = view.me?.seat ?? 0;
  return [...view.seats.slice(first), ...view.seats.slice(0, first)];
}

/** A card as I see it: open to all, known to me alone, or a back. */
export interface Seen {
  slot: string;
  face: string;
  look: 'open' | 'mine' | 'back';
}

export function seenCard(view: View, seat: Seat, card: Card): Seen {
  if (card.open) return { slot: card.slot, face: card.face, look: 'open' };
  const own = view.me?.seat === seat.seat ? view.me.cards.find((one) => one.slot === card.slot)?.face : '';
  const known = view.me?.known.find((one) => one.who === seat.who && one.slot === card.slot)?.face;
  const face = own || known || '';
  return { slot: card.slot, face, look: face ? 'mine' : 'back' };
}

export const seenCards = (view: View, seat: Seat): Seen[] => seat.cards.map((card) => seenCard(view, seat, card));

export const anchorOf = (who: string, slot: string): string => `card:${who}:${slot}`;
