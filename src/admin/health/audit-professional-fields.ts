import { groupVersions } from '@/lib/group-versions';
import { itemHref } from '@/admin/sections';
import { checkText, subjectOf, type AuditContext } from './audit-context';
import { fetchPages } from './fetch-pages';
import { sectionSubject, type Issue } from './issue';
import { fewerRecords, findPictureIssues, missingLanguages } from './item-issues';

/** Audits the professional fields: icons, introductions, and languages, linked if they have a `no` (D26). */
export function auditProfessionalFields({
  queries,
  languages,
  enqueue,
  defer,
  recordIds,
}: AuditContext): void {
  fetchPages(
    {
      section: 'professionalFields',
      list: queries.professionalFields,
      onComplete: (rows, isComplete) => {
        if (isComplete) recordIds('professionalFields', rows);
        const haveNos = rows.every(({ no }) => no !== undefined && no !== null);
        const versions = rows.map((row) => ({
          ...row,
          no: haveNos ? (row.no ?? row.id) : row.id,
        }));
        const findings: Issue[] = [];
        for (const group of groupVersions(versions, languages[0] ?? '')) {
          const href = itemHref('professionalFields', group.main.id);
          const subject = subjectOf('professionalFields', group, group.main.name, href);
          const storedLanguages = Object.keys(group.versions);
          if (isComplete && haveNos)
            findings.push(...missingLanguages(subject, storedLanguages, languages));
          findings.push(...findPictureIssues(subject, group, ({ iconUrl }) => iconUrl));
          for (const version of Object.values(group.versions)) {
            if (version?.introduce)
              defer('professionalFields', (known) =>
                checkText(subject, version.lang, version.introduce ?? '', known),
              );
          }
        }
        if (isComplete && !haveNos) {
          const all = sectionSubject('professionalFields', '/admin/expertise/list');
          findings.push(
            ...fewerRecords(
              all,
              rows.map(({ lang }) => lang),
              languages,
            ),
          );
        }
        return { findings };
      },
    },
    languages,
    enqueue,
  );
}
