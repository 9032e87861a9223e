import { API_PREFIX } from './request-headers';

/** The parameters of a call; of the headers only the language can be set (D10). */
export interface CallParameters {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | readonly (string | number)[] | null | undefined>;
  header?: { 'X-Language'?: string };
}

/** Returns the URL of a call: the contract's path with its parameters filled in, lists joined by commas (D12). */
export function callUrlOf(template: string, { path = {}, query = {} }: CallParameters): string {
  const filledPath = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const url = new URL(`${API_PREFIX}${filledPath}`, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url.href;
}
