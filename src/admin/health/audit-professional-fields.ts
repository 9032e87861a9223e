import { versionsOf } from '@/admin/shared/group-versions';
import { itemHref } from '@/admin/sections';
import { checkText, describeItems, enqueuePages, type AuditContext } from './audit-context';
import { sectionSubject } from './issue';
import { findRecordCountIssues, findPictureIssues } from './item-issues';

/** Audits professional fields: icons, introductions, languages. Matches no versions if a record lacks a `no` (D26). */
export function auditProfessionalFields(context: AuditContext): void {
  const { queries, languages, defer, addLinkTargets } = context;
  enqueuePages(context, {
    section: 'professionalFields',
    fetchPage: queries.professionalFields,
    onLastPage: (rows, isComplete) => {
      if (isComplete) addLinkTargets('professionalFields', rows, ({ iconUrl }) => iconUrl);
      const areVersionsMatched = rows.every(({ no }) => no !== undefined && no !== null);
      const versions = rows.map((row) => ({
        ...row,
        no: (areVersionsMatched ? row.no : null) ?? row.id,
      }));
      const fields = describeItems(context, 'professionalFields', versions, {
        nameOf: ({ name }) => name,
        hrefOf: ({ mainVersion }) => itemHref('professionalFields', mainVersion.id),
      });
      const issues = fields.flatMap(({ item, subject, languageIssues }) => {
        for (const { lang, introduce } of versionsOf(item))
          if (introduce)
            defer('professionalFields', (targets) => checkText(subject, lang, introduce, targets));
        return [
          ...(isComplete && areVersionsMatched ? languageIssues : []),
          ...findPictureIssues(subject, item, ({ iconUrl }) => iconUrl),
        ];
      });
      if (!isComplete || areVersionsMatched) return issues;
      const subject = sectionSubject('professionalFields', '/admin/expertise/list');
      const rowLanguages = rows.map(({ lang }) => lang);
      return [...issues, ...findRecordCountIssues(subject, rowLanguages, languages)];
    },
  });
}
