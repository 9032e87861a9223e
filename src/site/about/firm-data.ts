import type { LegalServiceLeaf, WithContext } from 'schema-dts';
import type { Portal } from '@/api/portal';
import { toText } from '@/lib/to-text';
import { firmDataWithoutOffices, contactData } from '@/site/seo/firm-structured-data';
import { officesOf } from './sections';

/** Returns the structured data of the firm and its offices (schema.org). */
export function firmData(portal: Portal): WithContext<LegalServiceLeaf> {
  const department = officesOf(portal).map(
    ({ name, address, contactNumber, email }): LegalServiceLeaf => ({
      '@type': 'LegalService',
      name: [toText(portal.name), toText(name)].filter(Boolean).join(' '),
      ...contactData({ address, telephone: contactNumber, email }),
    }),
  );
  return { ...firmDataWithoutOffices(portal), ...(department.length > 0 && { department }) };
}
