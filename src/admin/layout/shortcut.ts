/** Whether a key asks for the palette: Ctrl or Cmd with K, free of everything that has its own meaning. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, defaultPrevented } = event;
  // The editor's link dialog has the same keys, and takes them first.
  if (defaultPrevented || isComposing || shiftKey || altKey) return false;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey;
}

/** The keys as this machine's keyboard shows them. */
export function shortcutKeys(): string {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- what is written on the keys
  return navigator.userAgent.includes('Mac OS X') ? '⌘K' : 'Ctrl K';
}
