/** Whether a key asks for the palette: Ctrl or Cmd with K, free of everything that has its own meaning. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
  // The editor's link dialog has the same keys, and takes them first.
  if (defaultPrevented || isComposing || shiftKey || altKey) return false;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey;
}
