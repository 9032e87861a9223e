import { canonical, type Canonical } from './canonical';
import { toStored } from './stored-html';

/**
 * Something a text would lose: a kind of element (`element:table`), an attribute (`attribute:id`), a
 * style (`style:width`), words (`text`), or the way it is put together (`structure`).
 */
export interface Loss {
  what: string;
  count: number;
}

function tally(features: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function losses(before: Canonical, after: Canonical): Loss[] {
  const kept = tally(after.features);
  const missing = new Map<string, number>();
  for (const [feature, count] of tally(before.features)) {
    const lost = count - (kept.get(feature) ?? 0);
    const what = feature.split('=')[0] ?? feature;
    if (lost > 0) missing.set(what, (missing.get(what) ?? 0) + lost);
  }
  const list = [...missing].map(([what, count]) => ({ what, count }));
  if (before.text !== after.text) list.push({ what: 'text', count: 1 });
  return list.length > 0 ? list : [{ what: 'structure', count: 1 }];
}

/**
 * What readers would no longer find of `before` in `after` (design 6); empty when both show the same.
 * Differences that nobody sees (classes, fonts, the order of nested marks, white space) do not count.
 */
export function compareHtml(before: string, after: string): Loss[] {
  const one = canonical(before);
  const other = canonical(after);
  return one.form === other.form ? [] : losses(one, other);
}

/**
 * What opening stored HTML in the editor would lose. `inEditor` is the editor's markup right after it
 * took the text.
 */
export function editorLosses(stored: string, inEditor: string): Loss[] {
  return compareHtml(stored, toStored(inEditor));
}
