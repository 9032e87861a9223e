/** Joins sentences of any language with a space, but not after Chinese punctuation, whose full width includes it. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ').replace(/([。！？]) /g, '$1');
}
