import type { Lawyer } from '@/api/admin/lawyers';
import { versionsOf } from '@/admin/shared/group-versions';
import { toArray } from '@/lib/to-array';
import { itemHref } from '@/admin/sections';
import type { IssueSubject } from './issue';
import { findPictureIssues } from './item-issues';
import type { LinkTargets } from './link-issues';
import {
  checkText,
  describeItems,
  enqueuePages,
  mergeOutcomes,
  type AuditContext,
  type Outcome,
} from './audit-context';

/** Returns whether a version has texts, which lists may omit. */
function hasTexts({ intro, customContents }: Lawyer): boolean {
  return typeof intro === 'string' || Array.isArray(customContents);
}

function checkLawyer(
  subject: IssueSubject,
  { lang, intro, customContents }: Lawyer,
  targets: LinkTargets,
): Outcome {
  const texts = [intro, ...toArray(customContents).map(({ content }) => content)];
  // Each text separately: a link to an anchor works only within its text.
  return mergeOutcomes(texts.map((html) => checkText(subject, lang, html ?? '', targets)));
}

/** Audits languages, portraits and texts of the lawyers. `onLawyers` receives them all, unless a page failed to load. */
export function auditLawyers(
  context: AuditContext,
  onLawyers: (lawyers: readonly Lawyer[]) => void,
): void {
  const { queries, defer, addLinkTargets } = context;
  enqueuePages(context, {
    section: 'lawyers',
    fetchPage: queries.lawyers,
    onLastPage: (rows, isComplete) => {
      if (isComplete) {
        onLawyers(rows);
        addLinkTargets('lawyers', rows, ({ photoUrl }) => photoUrl);
      }
      const lawyers = describeItems(context, 'lawyers', rows, {
        nameOf: ({ name }) => name,
        hrefOf: ({ mainVersion }) => itemHref('lawyers', mainVersion.id),
      });
      return lawyers.flatMap(({ item, subject, languageIssues }) => {
        for (const version of versionsOf(item))
          defer('lawyers', (targets) =>
            hasTexts(version)
              ? checkLawyer(subject, version, targets)
              : async () => checkLawyer(subject, await queries.lawyer(version.id), targets),
          );
        return [
          ...(isComplete ? languageIssues : []),
          ...findPictureIssues(subject, item, ({ photoUrl }) => photoUrl),
        ];
      });
    },
  });
}
