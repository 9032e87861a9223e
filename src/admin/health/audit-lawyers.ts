import type { Lawyer } from '@/api/admin/lawyers';
import { groupVersions } from '@/lib/group-versions';
import { toArray } from '@/lib/to-array';
import { itemHref } from '@/admin/sections';
import type { Subject } from './issue';
import { missingLanguages, findPictureIssues } from './item-issues';
import type { KnownIds } from './link-issues';
import { subjectOf, checkText, type AuditContext } from './audit-context';
import { fetchPages } from './fetch-pages';
import { EMPTY_OUTCOME, mergeOutcomes, type Outcome } from './outcome';

/** Returns whether a version has its texts, which lists may omit. */
function isFull({ intro, customContents }: Lawyer): boolean {
  return typeof intro === 'string' || Array.isArray(customContents);
}

function textsOf({ intro, customContents }: Lawyer): string[] {
  return [intro ?? '', ...toArray(customContents).map(({ content }) => content ?? '')];
}

/** Audits the lawyers: languages, portraits, then their texts. `complete` receives all lawyers for later checks. */
export function auditLawyers(
  { queries, languages, enqueue, defer, recordIds }: AuditContext,
  complete: (lawyers: readonly Lawyer[]) => void,
): void {
  const checkLawyer = (subject: Subject, version: Lawyer, ids: KnownIds): Outcome => {
    // Each section separately: a link to an anchor works only within its section.
    const parts = textsOf(version).map((html) => checkText(subject, version.lang, html, ids));
    return mergeOutcomes(parts);
  };

  const deferTexts = (subject: Subject, version: Lawyer) => {
    defer('lawyers', (ids, more) => {
      if (isFull(version)) return checkLawyer(subject, version, ids);
      more('lawyers', async () => checkLawyer(subject, await queries.lawyer(version.id), ids));
      return EMPTY_OUTCOME;
    });
  };

  fetchPages(
    {
      section: 'lawyers',
      list: queries.lawyers,
      onComplete: (rows, isComplete) => {
        if (isComplete) {
          complete(rows);
          recordIds('lawyers', rows);
        }
        const findings = groupVersions(rows, languages[0] ?? '').flatMap((group) => {
          const href = itemHref('lawyers', group.main.id);
          const subject = subjectOf('lawyers', group, group.main.name, href);
          for (const version of Object.values(group.versions)) {
            if (version) deferTexts(subject, version);
          }
          return [
            ...(isComplete
              ? missingLanguages(subject, Object.keys(group.versions), languages)
              : []),
            ...findPictureIssues(subject, group, ({ photoUrl }) => photoUrl),
          ];
        });
        return { findings };
      },
    },
    languages,
    enqueue,
  );
}
