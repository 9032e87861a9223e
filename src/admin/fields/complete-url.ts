/**
 * Returns the typed text with `https://` if it begins with a host such as `www.example.com`; otherwise, as for
 * `news.html`, unchanged.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  return /^([^\s@:/?#.]+\.)+(?!html?\b)(xn--[a-z\d-]+|[^\s@:/?#.\d]{2,})(:\d+)?([/?#]|$)/i.test(
    text,
  )
    ? `https://${text}`
    : typed;
}
