/** Lifetime of the object URL after the click. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Returns a valid file name; empty if no character is valid. */
export function toFileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
}

/** Downloads a file with the given name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
