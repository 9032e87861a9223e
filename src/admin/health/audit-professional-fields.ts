import { versionsOf } from '@/lib/group-versions';
import { itemHref } from '@/admin/sections';
import { checkText, describeItems, fetchPages, type AuditContext } from './audit-context';
import { sectionSubject } from './issue';
import { fewerRecords, findPictureIssues } from './item-issues';

/** Audits the professional fields: icons, introductions, and languages, linked if they have a `no` (D26). */
export function auditProfessionalFields(context: AuditContext): void {
  const { queries, languages, defer, recordIds } = context;
  fetchPages(context, {
    section: 'professionalFields',
    list: queries.professionalFields,
    onComplete: (rows, isComplete) => {
      if (isComplete) recordIds('professionalFields', rows);
      const areLinked = rows.every(({ no }) => no !== undefined && no !== null);
      const versions = rows.map((row) => ({ ...row, no: (areLinked ? row.no : null) ?? row.id }));
      const fields = describeItems(context, 'professionalFields', versions, {
        nameOf: ({ name }) => name,
        hrefOf: ({ mainVersion }) => itemHref('professionalFields', mainVersion.id),
      });
      const issues = fields.flatMap(({ item, subject, languageIssues }) => {
        for (const { lang, introduce } of versionsOf(item))
          if (introduce)
            defer('professionalFields', (ids) => checkText(subject, lang, introduce, ids));
        return [
          ...(isComplete && areLinked ? languageIssues : []),
          ...findPictureIssues(subject, item, ({ iconUrl }) => iconUrl),
        ];
      });
      if (!isComplete || areLinked) return issues;
      const subject = sectionSubject('professionalFields', '/admin/expertise/list');
      const langs = rows.map(({ lang }) => lang);
      return [...issues, ...fewerRecords(subject, langs, languages)];
    },
  });
}
