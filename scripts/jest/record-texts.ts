/** Returns the texts of the page after each of its later changes, which include those that a test cannot wait for. */
export function recordTexts(): readonly string[] {
  const texts: string[] = [];
  new MutationObserver(() => void texts.push(document.body.textContent)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return texts;
}
