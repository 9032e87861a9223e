import { isShown } from '@/api/portal';
import type { Portal } from '@/api/admin/portal';
import { toArray } from '@/lib/to-array';
import { checkText, type AuditContext } from './audit-context';
import { issueOf, sectionSubject, type Issue, type Subject } from './issue';
import { findPictureIssues, missingLanguages } from './item-issues';

/** Returns issues of missing texts about the firm that visitors see in one language (D38). */
function missingFirmTexts(subject: Subject, portal: Portal): Issue[] {
  const { lang, name, officesList, environmentList } = portal;
  const missingName = (item: 'firm' | 'office' | 'office-picture', key: string) =>
    issueOf({ ...subject, key }, { type: 'missing-name', item }, lang);
  const languagesWithout = [
    [portal.lawyerCount, portal.isLawyerCountVisible] as const,
    [portal.totalPeople, portal.isTotalPeopleVisible] as const,
    [portal.branchCount, portal.isBranchCountVisible] as const,
  ].filter(([count, shown]) => isShown(shown) && typeof count !== 'number').length;
  return [
    ...(name?.trim() ? [] : [missingName('firm', '')]),
    ...toArray(officesList).flatMap((office, index) =>
      office.name?.trim() ? [] : [missingName('office', `office ${index}`)],
    ),
    ...toArray(environmentList).flatMap(({ title }, index) =>
      title?.trim() ? [] : [missingName('office-picture', `${index}`)],
    ),
    ...(languagesWithout > 0
      ? [issueOf(subject, { type: 'missing-number', count: languagesWithout }, lang)]
      : []),
  ];
}

/**
 * Audits the portal configuration: languages, names and numbers, pictures of the offices, and the introduction
 * (D33).
 */
export function auditPortal({ queries, languages, enqueue, defer }: AuditContext): void {
  enqueue('portal', async () => {
    const portals = await queries.portal(languages);
    const subject = sectionSubject('portal', '/admin/site/edit');
    const storedLanguages = portals.map(({ lang }) => lang);
    const pictures = portals.flatMap(({ lang, environmentList }) =>
      toArray(environmentList).flatMap((environment, index) => {
        const { title, coverUrl } = environment;
        const own = { ...subject, key: `${index}`, name: title ?? '', nameLang: lang };
        const versions = { [lang]: { no: index, lang, coverUrl } };
        return findPictureIssues(own, { versions }, (version) => version.coverUrl);
      }),
    );
    for (const { lang, introduce } of portals) {
      if (introduce) defer('portal', (known) => checkText(subject, lang, introduce, known));
    }
    const missingTexts = portals.flatMap((portal) => missingFirmTexts(subject, portal));
    return {
      findings: [
        ...missingLanguages(subject, storedLanguages, languages),
        ...pictures,
        ...missingTexts,
      ],
    };
  });
}
