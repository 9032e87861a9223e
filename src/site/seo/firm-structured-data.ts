import type { LegalServiceLeaf, WithContext } from 'schema-dts';
import type { Portal } from '@/api/portal';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';

interface ContactValues {
  address?: unknown;
  telephone?: unknown;
  email?: unknown;
}

/** Returns the known contact details of an office or the firm as structured data. */
export function contactData(values: ContactValues): Partial<Record<keyof ContactValues, string>> {
  const trimmedEntries = Object.entries(values).map(([name, value]) => [
    name,
    toText(value).trim(),
  ]);
  return Object.fromEntries(trimmedEntries.filter(([, value]) => value)) as ReturnType<
    typeof contactData
  >;
}

/** Returns the structured data of the firm (schema.org), without its offices. */
export function firmDataWithoutOffices(portal: Portal): WithContext<LegalServiceLeaf> {
  const logo = pictureUrl(portal.iconUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: toText(portal.name),
    url: new URL('/', location.origin).href,
    ...(logo && { logo, image: logo }),
    ...contactData({ address: portal.address, telephone: portal.tel, email: portal.email }),
  };
}
