/** Returns whether a key event opens the palette: Ctrl or Cmd with K, unless it already has another meaning. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
  // The link dialog of the editor has the same keys and handles them first.
  if (defaultPrevented || isComposing || shiftKey || altKey) return false;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey;
}
