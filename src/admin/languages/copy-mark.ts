/** Returns the text that marks a title or name as a copy, in the language of the content, not of the interface. */
export function copyMarkIn(lang: string): string {
  return lang.startsWith('zh') ? '（副本）' : ' (copy)';
}
