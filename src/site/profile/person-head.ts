import { useLingui } from '@lingui/react/macro';
import type { Person, WithContext } from 'schema-dts';
import type { Lawyer } from '../../api/lawyers';
import { asList } from '../../lib/lists';
import { pictureUrl } from '../../lib/safe-url';
import { asText } from '../../lib/texts';
import { useFirm } from '../layout/use-firm';
import { usePageHead } from '../seo/use-page-head';

function names(list: readonly { name?: string | null }[] | null | undefined): string[] {
  return asList(list)
    .map(({ name }) => asText(name))
    .filter(Boolean);
}

function personOf(lawyer: Lawyer, firm: string): WithContext<Person> {
  const image = pictureUrl(lawyer.photoUrl);
  const telephone = asText(lawyer.phoneNumber);
  const email = asText(lawyer.email);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: asText(lawyer.name),
    url: new URL(`/people/detail/${lawyer.id}`, location.origin).href,
    jobTitle: names(lawyer.jobs),
    knowsAbout: names(lawyer.proFields),
    worksFor: { '@type': 'LegalService', name: firm, url: location.origin },
    ...(image && { image }),
    ...(telephone && { telephone }),
    ...(email && { email }),
  };
}

/** Names a lawyer's page in `<head>`: title, portrait, and who it is about (schema.org). */
export function usePersonHead(lawyer: Lawyer): void {
  const { t } = useLingui();
  const { name: firm } = useFirm();
  const name = asText(lawyer.name);
  const facts = [name, ...names(lawyer.jobs), asText(lawyer.office?.name)].filter(Boolean);
  usePageHead({
    title: [name, t`People`],
    description: asText(lawyer.intro) || facts.join(', '),
    image: lawyer.photoUrl,
    type: 'profile',
    writtenIn: asText(lawyer.lang),
    trail: [
      [t`People`, '/people'],
      [name, `/people/detail/${lawyer.id}`],
    ],
    data: [personOf(lawyer, firm)],
  });
}
