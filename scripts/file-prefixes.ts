/** Returns the path prefixes of uploaded files, which the backend serves (D16): those of `FILE_PREFIXES`, separated by commas, or else `/files/`. */
export function filePrefixes(prefixList = process.env.FILE_PREFIXES): string[] {
  if (prefixList === undefined || prefixList === '') return ['/files/'];
  return prefixList.split(',').map((prefix) => prefix.trim());
}
