import type { Exchange } from './live-backend';
import { valuesOf } from './collect-responses';

/** Fields with the path or the URL of an uploaded file (§3, D16). */
const FILE_FIELD_PATTERN = /^(fileId|coverUrl|iconUrl|photoUrl|imgPath|headImg)$/;

/**
 * Returns the first folder of the path of every uploaded file in the responses, for `FILE_PREFIXES`: `/uploads/`. Files
 * on another origin need no prefix.
 */
export function prefixesOf(exchanges: readonly Exchange[], origin: string): string[] {
  const prefixes = exchanges
    .flatMap(({ body }) => valuesOf(body, FILE_FIELD_PATTERN))
    .flatMap((address) => {
      if (typeof address !== 'string' || !URL.canParse(address, origin)) return [];
      const url = new URL(address, origin);
      return url.origin === origin ? (/^\/[^/]+\//.exec(url.pathname) ?? []) : [];
    });
  return [...new Set(prefixes)].sort();
}
