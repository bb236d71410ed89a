/** A piece beside a rule that names it: its picture and what it does. */
export interface Pictured {
  /** An icon by its name, or a picture by its address. */
  icon?: string;
  picture?: string;
  text: string;
}

/** What a game can draw outside its table; `icons` are drawings that its pictures use. */
export interface Pieces {
  pictured(id: string): Pictured | null;
  icons?: string;
}

const FOUND = import.meta.glob<{ PIECES: Pieces }>('./*/pieces.ts');

/** The pieces of a game; null for one that draws none yet. */
export async function piecesOf(slug: string): Promise<Pieces | null> {
  const own = FOUND[`./${slug}/pieces.ts`];
  return own ? (await own()).PIECES : null;
}
