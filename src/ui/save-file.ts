/** How long the file stays readable after the click, in milliseconds. */
const READABLE = 60_000;

/** A name as file systems take it; empty where nothing is left of it. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
}

/** Hands a file of that name to the browser, which stores it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READABLE);
}
