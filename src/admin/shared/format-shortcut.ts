/* oxlint-disable lingui/no-unlocalized-strings -- labels of keys, and the names that browsers use */

/** The key of the editor's link dialog, with Ctrl or Cmd: without Shift, the shortcut opens the command palette. */
export const LINK_KEY = 'Shift+K';

/** Formats a shortcut with Ctrl or Cmd: `label` as printed on the keyboard, `ariaKeyShortcuts` for the attribute. */
export function formatShortcut(key: string): { label: string; ariaKeyShortcuts: string } {
  const isMac = navigator.userAgent.includes('Mac OS X');
  return {
    label: isMac ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`,
    ariaKeyShortcuts: `Control+${key} Meta+${key}`,
  };
}
