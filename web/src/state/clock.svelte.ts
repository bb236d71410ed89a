/** This page's own clock, in seconds. It never jumps, whatever the wall clock is set to. */
const mine = (): number => performance.now() / 1000;

let now = $state(mine());
let ahead = $state(0);

setInterval(() => (now = mine()), 500);

/** The server's clock, by which deadlines are told, stands at this moment so. */
export function setByServer(seconds: number): void {
  now = mine();
  ahead = seconds - now;
}

export const serverNow = (): number => now + ahead;
