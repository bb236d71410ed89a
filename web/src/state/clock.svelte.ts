let now = $state(Date.now() / 1000);
let skew = 0;

setInterval(() => (now = Date.now() / 1000), 500);

/** The server's clock may differ from ours; its answers say by how much. */
export function setByServer(date: string | null): void {
  if (date) skew = Math.round(Date.parse(date) / 1000 - Date.now() / 1000);
}

export const serverNow = (): number => now + (Math.abs(skew) > 2 ? skew : 0);
