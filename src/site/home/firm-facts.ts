import type { LegalServiceLeaf, WithContext } from 'schema-dts';
import type { Portal } from '../../api/portal';
import { safeUrl } from '../../lib/safe-url';
import { asText } from '../../lib/texts';

/** The firm as structured data (schema.org): what is known of it, without its offices. */
export function firmFacts(portal: Portal): WithContext<LegalServiceLeaf> {
  const logo = safeUrl(portal.iconUrl);
  const address = asText(portal.address);
  const telephone = asText(portal.tel);
  const email = asText(portal.email);
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: asText(portal.name),
    url: new URL('/', location.origin).href,
    ...(logo && { logo }),
    ...(address && { address }),
    ...(telephone && { telephone }),
    ...(email && { email }),
  };
}
