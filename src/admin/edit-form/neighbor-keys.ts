/* eslint-disable lingui/no-unlocalized-strings -- keys as browsers and keyboards name them */
/** Lists the keys that open the neighbors of an item, combined with Alt. */
export const NEIGHBOR_KEYS = {
  previous: { key: 'PageUp', shown: 'Alt+Page Up', aria: 'Alt+PageUp' },
  next: { key: 'PageDown', shown: 'Alt+Page Down', aria: 'Alt+PageDown' },
};
