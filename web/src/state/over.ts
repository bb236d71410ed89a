/** What lies over the page, from below upwards; each has an entry of its own in the browser's history. */
const lying: (() => void)[] = [];
/** The browser goes back by itself: it has arrived when it says so. */
let isGoing = false;
/** Several things may open and close at once: the history follows when they have. */
let isDue = false;

const depth = (): number => (history.state as { over?: number } | null)?.over ?? 0;

/** As many entries as things that lie over the page: one that was closed otherwise is taken back. */
function settle(): void {
  isDue = false;
  if (isGoing) return;
  for (let n = depth() + 1; n <= lying.length; n++) history.pushState({ over: n }, '');
  if (depth() <= lying.length) return;
  isGoing = true;
  history.go(lying.length - depth());
}

function settleSoon(): void {
  if (!isDue) setTimeout(settle);
  isDue = true;
}

/** This lies over the page until what is returned is called: Back closes the topmost, and only then leaves. */
export function over(close: () => void): () => void {
  lying.push(close);
  settleSoon();
  return () => {
    const at = lying.lastIndexOf(close);
    if (at >= 0) lying.splice(at, 1);
    settleSoon();
  };
}

addEventListener('popstate', () => {
  const wasOurs = isGoing;
  isGoing = false;
  if (!wasOurs) for (const close of lying.splice(depth()).reverse()) close();
  settleSoon();
});
// A page that was loaded anew has nothing over it.
if (depth()) settleSoon();
