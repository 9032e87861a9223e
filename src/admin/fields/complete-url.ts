/** Returns the typed text with `https://` if it begins with a host such as `www.example.com`; otherwise unchanged. */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  return /^([^\s@:/?#.]+\.)+[^\s@:/?#.\d]{2,}(:\d+)?([/?#]|$)/.test(text)
    ? `https://${text}`
    : typed;
}
