import { canonicalHtml, type CanonicalHtml } from './canonical';
import { toStoredHtml } from './stored-html';

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

function lossesOf(before: CanonicalHtml, after: CanonicalHtml): Loss[] {
  const remainingCounts = countFeatures(after.features);
  const missingCounts = new Map<string, number>();
  for (const [feature, count] of countFeatures(before.features)) {
    const lostCount = count - (remainingCounts.get(feature) ?? 0);
    const kind = feature.split('=')[0] ?? feature;
    if (lostCount > 0) missingCounts.set(kind, (missingCounts.get(kind) ?? 0) + lostCount);
  }
  const list = [...missingCounts].map(([kind, count]) => ({ kind, count }));
  if (before.text !== after.text) list.push({ kind: 'text', count: 1 });
  return list.length > 0 ? list : [{ kind: 'structure', count: 1 }];
}

/**
 * Returns the differences of `after` from `before` that visitors would notice (docs/architecture.md#6-unsaved-work);
 * empty if both look the same.
 */
export function compareHtml(before: string, after: string): Loss[] {
  const canonicalBefore = canonicalHtml(before);
  const canonicalAfter = canonicalHtml(after);
  return canonicalBefore.markup === canonicalAfter.markup
    ? []
    : lossesOf(canonicalBefore, canonicalAfter);
}

/** Returns the losses of stored HTML in the editor. `editorHtml` is the editor's markup right after loading it. */
export function editorLosses(storedHtml: string, editorHtml: string): Loss[] {
  return compareHtml(storedHtml, toStoredHtml(editorHtml));
}
