import { isShown } from '@/api/portal';
import type { Portal } from '@/api/admin/portal';
import { toArray } from '@/lib/to-array';
import { checkText, type AuditContext } from './audit-context';
import { issueOf, sectionSubject, type Issue, type IssueSubject } from './issue';
import { findPictureIssues, findLanguageIssues } from './item-issues';

/** Returns issues of names and numbers of the firm and its offices that visitors would see and one language lacks (D38). */
function findFirmTextIssues(subject: IssueSubject, portal: Portal): Issue[] {
  const { lang, name, officesList, environmentList } = portal;
  const missingName = (item: 'firm' | 'office' | 'office-picture', key: string) =>
    issueOf({ ...subject, key }, { type: 'missing-name', item }, lang);
  const missingNumberCount = [
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
    ...(missingNumberCount > 0
      ? [issueOf(subject, { type: 'missing-number', count: missingNumberCount }, lang)]
      : []),
  ];
}

/** Audits the portal configuration: languages, names, numbers, pictures of the offices, and the introduction (D33). */
export function auditPortal({ queries, languages, enqueue, defer }: AuditContext): void {
  enqueue('portal', async () => {
    const portals = await queries.portal(languages);
    const subject = sectionSubject('portal', '/admin/site/edit');
    const pictureIssues = portals.flatMap(({ lang, environmentList }) =>
      toArray(environmentList).flatMap(({ title, coverUrl }, index) => {
        const picture = { ...subject, key: `${index}`, name: title ?? '', nameLang: lang };
        return findPictureIssues(picture, { versions: { [lang]: { lang } } }, () => coverUrl);
      }),
    );
    for (const { lang, introduce } of portals) {
      if (introduce) defer('portal', (targets) => checkText(subject, lang, introduce, targets));
    }
    return {
      issues: [
        ...findLanguageIssues(
          subject,
          portals.map(({ lang }) => lang),
          languages,
        ),
        ...pictureIssues,
        ...portals.flatMap((portal) => findFirmTextIssues(subject, portal)),
      ],
    };
  });
}
