export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

/** The file that was pasted or dropped; a picture copied from a page brings its address as well, which is less. */
export function fileIn(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}

/** The address that was dropped or pasted, when it is one and nothing else. */
export function addressIn(transfer: DataTransfer | null): string | undefined {
  const text = (transfer?.getData('text/uri-list') || transfer?.getData('text/plain') || '').trim();
  return isAddress(text) ? text : undefined;
}
