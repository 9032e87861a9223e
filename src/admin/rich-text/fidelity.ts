import { canonicalHtml, type CanonicalHtml } from './canonical';
import { toStoredHtml } from './stored-html';

function countFeatures(features: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function lossesOf(before: CanonicalHtml, after: CanonicalHtml): string[] {
  const remainingCounts = countFeatures(after.features);
  const losses = new Set<string>();
  for (const [feature, count] of countFeatures(before.features)) {
    if (count > (remainingCounts.get(feature) ?? 0)) losses.add(feature.split('=')[0] ?? feature);
  }
  if (before.text !== after.text) losses.add('text');
  return losses.size > 0 ? [...losses] : ['structure'];
}

/**
 * Returns what `after` has lost of `before` that visitors would notice (docs/architecture.md#6-unsaved-work), by kind:
 * an element (`element:table`), attribute (`attribute:id`) or style (`style:width`), `text`, or else `structure`. Empty
 * if both look the same.
 */
export function compareHtml(before: string, after: string): string[] {
  const canonicalBefore = canonicalHtml(before);
  const canonicalAfter = canonicalHtml(after);
  return canonicalBefore.markup === canonicalAfter.markup
    ? []
    : lossesOf(canonicalBefore, canonicalAfter);
}

/** Returns the losses of stored HTML in the editor. `editorHtml` is the editor's markup right after loading it. */
export function editorLosses(storedHtml: string, editorHtml: string): string[] {
  return compareHtml(storedHtml, toStoredHtml(editorHtml));
}
