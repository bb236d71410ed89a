const FACES = import.meta.glob<string>('./art/people/*.svg', { eager: true, query: '?url', import: 'default' });

export const faceOf = (who: string): string => FACES[`./art/people/${who}.svg`] ?? '';
