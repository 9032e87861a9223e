import { flattenCatalogues, type Catalogue } from '@/api/admin/catalogues';
import { groupVersions, versionsOf } from '@/lib/group-versions';
import { itemHref } from '@/admin/sections';
import { issueOf } from './issue';
import { emptyCatalogues, assignedJobs, missingLanguages } from './item-issues';
import { subjectOf, type AuditContext } from './audit-context';

/** Audits the jobs: languages, and after the lawyers are loaded, jobs without lawyers. */
export function auditJobs(
  { queries, languages, enqueue, defer }: AuditContext,
  lawyersOf: () => Parameters<typeof assignedJobs>[0] | undefined,
): void {
  enqueue('jobs', async () => {
    const lists = await Promise.all(languages.map(queries.jobs));
    const groups = groupVersions(lists.flat(), languages[0] ?? '');
    const subjects = groups.map((group) => ({
      group,
      subject: subjectOf('jobs', group, group.main.name, itemHref('jobs', group.no)),
    }));
    defer('jobs', () => {
      const lawyers = lawyersOf();
      const assignedIds = lawyers && assignedJobs(lawyers);
      if (!assignedIds) return { findings: [] };
      const unusedJobs = subjects.filter(
        ({ group }) =>
          !Object.values(group.versions).some((job) => job && assignedIds.has(String(job.id))),
      );
      return { findings: unusedJobs.map(({ subject }) => issueOf(subject, { type: 'unused' })) };
    });
    return {
      findings: subjects.flatMap(({ group, subject }) =>
        missingLanguages(subject, Object.keys(group.versions), languages),
      ),
    };
  });
}

/** Audits the catalogues of one type: languages, and after the articles are loaded, catalogues without articles. */
export function auditCatalogues(
  { queries, languages, enqueue, defer }: AuditContext,
  section: 'news' | 'cases',
  countsOf: () => ReadonlyMap<string, number> | undefined,
): void {
  enqueue('catalogues', async () => {
    const trees = await queries.catalogues(section === 'news' ? 0 : 1, languages);
    const roots = languages.map((code): Catalogue[] => trees[code] ?? []);
    const groups = groupVersions(roots.flatMap(flattenCatalogues), languages[0] ?? '');
    const href = `/admin/articles/${section}/folder`;
    const subjects = groups.map((group) => ({
      group,
      subject: subjectOf('catalogues', group, group.main.name, href),
    }));
    defer('catalogues', () => {
      const counts = countsOf();
      if (!counts) return { findings: [] };
      const emptyIds = new Set(roots.flatMap((tree) => [...emptyCatalogues(tree, counts)]));
      return {
        findings: subjects.flatMap(({ group, subject }) => {
          const versions = versionsOf(group);
          const emptyVersions = versions.filter(({ id }) => emptyIds.has(String(id)));
          return emptyVersions.length === versions.length
            ? [issueOf(subject, { type: 'empty' })]
            : emptyVersions.map(({ lang }) => issueOf(subject, { type: 'empty' }, lang));
        }),
      };
    });
    return {
      findings: subjects.flatMap(({ group, subject }) =>
        missingLanguages(subject, Object.keys(group.versions), languages),
      ),
    };
  });
}
