/* oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector */
const EDITABLE_SELECTOR = 'input, textarea, select, [contenteditable="true"]';

/** Returns whether a key event is a question mark that no field receives. */
export function isQuestionMark({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : document.body;
  return key === '?' && !ctrlKey && !metaKey && !element.closest(EDITABLE_SELECTOR);
}
