import type { LegalServiceLeaf, WithContext } from 'schema-dts';
import type { Portal } from '../../api/portal';
import { safeUrl } from '../../lib/safe-url';
import { asText } from '../../lib/texts';
import { officesOf } from './parts';

/** The ways to reach an office or the firm, those that are known. */
function reach(place: { address?: unknown; telephone?: unknown; email?: unknown }) {
  const known = Object.entries(place).map(([name, value]) => [name, asText(value).trim()] as const);
  return Object.fromEntries(known.filter(([, value]) => value)) as Partial<
    Record<keyof typeof place, string>
  >;
}

/** The firm and its offices as structured data (schema.org). */
export function firmData(portal: Portal): WithContext<LegalServiceLeaf> {
  const logo = safeUrl(portal.iconUrl);
  const department = officesOf(portal).map(
    ({ name, address, contactNumber, email }): LegalServiceLeaf => ({
      '@type': 'LegalService',
      name: [asText(portal.name), asText(name)].filter(Boolean).join(', '),
      ...reach({ address, telephone: contactNumber, email }),
    }),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: asText(portal.name),
    url: new URL('/', location.origin).href,
    ...(logo && { logo, image: logo }),
    ...reach({ address: portal.address, telephone: portal.tel, email: portal.email }),
    ...(department.length > 0 && { department }),
  };
}
