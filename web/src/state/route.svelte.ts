/** Where we are: the first word of the address, and the rest. */
export interface Route {
  page: string;
  rest: string[];
}

export function routeOf(path: string): Route {
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, rest };
}

let route = $state.raw<Route>(routeOf(location.pathname));

export const here = (): Route => route;

/** Go there; `instead` of here, so that nobody comes back to a page that only sends on. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route = routeOf(location.pathname);
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route = routeOf(location.pathname)));

/** Links of the page itself do not load it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute('download') || link.getAttribute('target')) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
