/** Hand on a link: as the device does it, else by the clipboard, else in a field to copy from. True: it was copied. */
export async function share(url: string, title: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ url, title }).catch(() => {});
    return false;
  }
  if (navigator.clipboard) await navigator.clipboard.writeText(url);
  else copyByHand(url);
  return true;
}

/** Plain http has no clipboard. */
function copyByHand(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

export function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
