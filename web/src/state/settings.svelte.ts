import type { Language } from '../words/language.svelte';
import type { Speed } from './pace';

export interface Settings {
  lang: Language;
  theme: 'dark' | 'light' | 'auto';
  contrast: 'normal' | 'more';
  motion: 'full' | 'less';
  text: number;
  /** Which answers are said only when they are confirmed. */
  confirm: 'always' | 'final' | 'never';
  speed: Speed;
  keys: boolean;
  cover: boolean;
  muted: boolean;
  /** How loud, in percent: everything, single sounds, what goes on around. */
  sound: number;
  effects: number;
  ambience: number;
}

const KEY = 'holdfast-settings';

function usual(): Settings {
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    lang: navigator.language.startsWith('ru') ? 'ru' : 'en',
    theme: 'auto',
    contrast: matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal',
    motion: quiet ? 'less' : 'full',
    text: 100,
    confirm: 'final',
    speed: 1,
    keys: true,
    cover: matchMedia('(max-width: 767px) and (pointer: coarse)').matches,
    muted: false,
    sound: 80,
    effects: 80,
    ambience: 60,
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const daylight = matchMedia('(prefers-color-scheme: light)');
let isDay = $state(daylight.matches);
daylight.addEventListener('change', ({ matches }) => (isDay = matches));

export const settings = $state<Settings>({ ...usual(), ...stored() });

/** What is set in one window holds in all of them. */
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, stored());
});

/** Show and keep the settings; called in an effect of the whole application. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (isDay ? 'light' : 'dark') : settings.theme;
  root.dataset.contrast = settings.contrast;
  root.dataset.motion = settings.motion;
  root.style.setProperty('--text-scale', String(settings.text / 100));
  // The frame that a device draws around an installed client, and the name it would give it.
  const ink = getComputedStyle(root).getPropertyValue('--ink-1').trim();
  if (ink) document.querySelector('meta[name=theme-color]')?.setAttribute('content', ink);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${settings.lang}.webmanifest`);
}
