import { useLingui } from '@lingui/react/macro';
import type { Person, WithContext } from 'schema-dts';
import type { Lawyer } from '@/api/lawyers';
import { toArray } from '@/lib/to-array';
import { plainText } from '@/lib/plain-text';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { useFirm } from '@/site/layout/use-firm';
import { pageAddress } from '@/site/seo/page-address';
import { usePageHead } from '@/site/seo/use-page-head';

function namesOf(list: readonly { name?: string | null }[] | null | undefined): string[] {
  return toArray(list)
    .map(({ name }) => toText(name))
    .filter(Boolean);
}

function personOf(lawyer: Lawyer, firmName: string): WithContext<Person> {
  const image = pictureUrl(lawyer.photoUrl);
  const telephone = toText(lawyer.phoneNumber);
  const email = toText(lawyer.email);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: toText(lawyer.name),
    url: pageAddress(`/people/detail/${lawyer.id}`, toText(lawyer.lang)),
    jobTitle: namesOf(lawyer.jobs),
    knowsAbout: namesOf(lawyer.proFields),
    worksFor: { '@type': 'LegalService', name: firmName, url: location.origin },
    ...(image && { image }),
    ...(telephone && { telephone }),
    ...(email && { email }),
  };
}

/** Sets the metadata and the structured data (schema.org) of a lawyer's page in `<head>`. */
export function usePersonHead(lawyer: Lawyer): void {
  const { t } = useLingui();
  const { name: firmName } = useFirm();
  const name = toText(lawyer.name);
  const facts = [name, ...namesOf(lawyer.jobs), toText(lawyer.office?.name)].filter(Boolean);
  usePageHead({
    title: [name, t`People`],
    // Editors leave empty paragraphs.
    description: plainText(toText(lawyer.intro)) ? lawyer.intro : facts.join(' · '),
    image: lawyer.photoUrl,
    type: 'profile',
    onlyLanguage: toText(lawyer.lang),
    breadcrumbs: [
      [t`People`, '/people'],
      [name, `/people/detail/${lawyer.id}`],
    ],
    structuredData: [personOf(lawyer, firmName)],
  });
}
