/* oxlint-disable lingui/no-unlocalized-strings -- labels of keys, and the names that browsers use */

/** Formats a shortcut with Ctrl or Cmd: `label` as printed on the keyboard, `ariaKeyShortcuts` for the attribute. */
export function formatShortcut(key: string): { label: string; ariaKeyShortcuts: string } {
  const isMac = navigator.userAgent.includes('Mac OS X');
  return {
    label: isMac ? `⌘${key}` : `Ctrl+${key}`,
    ariaKeyShortcuts: `Control+${key} Meta+${key}`,
  };
}
