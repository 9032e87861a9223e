import { canonical, type Canonical } from './canonical';
import { toStored } from './stored-html';

/**
 * A loss of a text: a kind of element (`element:table`), an attribute (`attribute:id`), a style (`style:width`), text
 * (`text`), or its structure (`structure`).
 */
export interface Loss {
  kind: string;
  count: number;
}

function countFeatures(features: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function losses(before: Canonical, after: Canonical): Loss[] {
  const remaining = countFeatures(after.features);
  const missingCounts = new Map<string, number>();
  for (const [feature, count] of countFeatures(before.features)) {
    const lostCount = count - (remaining.get(feature) ?? 0);
    const kind = feature.split('=')[0] ?? feature;
    if (lostCount > 0) missingCounts.set(kind, (missingCounts.get(kind) ?? 0) + lostCount);
  }
  const list = [...missingCounts].map(([kind, count]) => ({ kind, count }));
  if (before.text !== after.text) list.push({ kind: 'text', count: 1 });
  return list.length > 0 ? list : [{ kind: 'structure', count: 1 }];
}

/**
 * Returns the differences of `after` from `before` that visitors would notice (docs/architecture.md#6-unsaved-work);
 * empty if both look the same. Ignores invisible differences (classes, fonts, nesting of formats, white space).
 */
export function compareHtml(before: string, after: string): Loss[] {
  const one = canonical(before);
  const other = canonical(after);
  return one.form === other.form ? [] : losses(one, other);
}

/** Returns the losses of stored HTML in the editor. `inEditor` is the editor's markup right after loading it. */
export function editorLosses(stored: string, inEditor: string): Loss[] {
  return compareHtml(stored, toStored(inEditor));
}
