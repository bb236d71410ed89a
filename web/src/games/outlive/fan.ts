import { capital, nameOf, say } from '../../words/language.svelte';

/** The name of the place that is fanned out. */
export function fanTitle(anchor: string): string {
  const [kind, id = ''] = anchor.split(':');
  if (kind === 'end') return say('web-choose-first');
  if (kind === 'airlock') return capital(nameOf('outlive-airlock'));
  return capital(nameOf(`outlive-${id.replace(' 2', '')}`));
}
