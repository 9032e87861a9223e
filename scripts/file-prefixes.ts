/** Returns the paths of uploaded files, which the backend serves (D16): those of `FILE_PREFIXES`, separated by commas. */
export function filePrefixes(listed = process.env.FILE_PREFIXES): string[] {
  if (listed === undefined || listed === '') return ['/files/'];
  return listed.split(',').map((prefix) => prefix.trim());
}
