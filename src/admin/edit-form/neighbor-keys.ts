/* eslint-disable lingui/no-unlocalized-strings -- keys as browsers and keyboards name them */
/** Lists the keys that open the neighbors of an item, combined with Alt. */
export const NEIGHBOR_KEYS = {
  previous: { key: 'PageUp', label: 'Alt+Page Up', ariaKeyShortcuts: 'Alt+PageUp' },
  next: { key: 'PageDown', label: 'Alt+Page Down', ariaKeyShortcuts: 'Alt+PageDown' },
};
