import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import { type Catalogue } from '@/api/admin/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { versionsOf } from '@/admin/shared/group-versions';
import { itemHref } from '@/admin/sections';
import { issueOf } from './issue';
import { emptyCatalogueIds, assignedJobIds, type ArticleCounts } from './item-issues';
import { describeItems, type AuditContext } from './audit-context';

/** Audits the jobs: languages, and once all lists are loaded, jobs without lawyers. */
export function auditJobs(
  context: AuditContext,
  getLawyers: () => Parameters<typeof assignedJobIds>[0] | undefined,
): void {
  const { queries, languages, enqueue, defer } = context;
  enqueue('jobs', async () => {
    const lists = await Promise.all(languages.map(queries.jobs));
    const jobs = describeItems(context, 'jobs', lists.flat(), {
      nameOf: ({ name }) => name,
      hrefOf: ({ no }) => itemHref('jobs', no),
    });
    defer('jobs', () => {
      const assignedIds = assignedJobIds(getLawyers() ?? []);
      if (!assignedIds) return { issues: [] };
      const unusedJobs = jobs.filter(
        ({ item }) => !versionsOf(item).some(({ id }) => assignedIds.has(String(id))),
      );
      return { issues: unusedJobs.map(({ subject }) => issueOf(subject, { type: 'unused' })) };
    });
    return { issues: jobs.flatMap(({ languageIssues }) => languageIssues) };
  });
}

/** Audits the catalogues of one type: languages, and once all lists are loaded, catalogues without articles. */
export function auditCatalogues(
  context: AuditContext,
  section: keyof typeof CATALOGUE_TYPE,
  getCounts: () => ArticleCounts | undefined,
): void {
  const { queries, languages, enqueue, defer } = context;
  enqueue('catalogues', async () => {
    const trees = await queries.catalogues(CATALOGUE_TYPE[section], languages);
    const roots = languages.map((code): Catalogue[] => trees[code] ?? []);
    const catalogues = describeItems(
      context,
      'catalogues',
      roots.flatMap((tree) => flattenCatalogues(tree)),
      {
        nameOf: ({ name }) => name,
        hrefOf: () => `/admin/articles/${section}/folder`,
      },
    );
    defer('catalogues', () => {
      const counts = getCounts();
      if (!counts) return { issues: [] };
      const emptyIds = new Set(roots.flatMap((tree) => [...emptyCatalogueIds(tree, counts)]));
      const issues = catalogues.flatMap(({ item, subject }) => {
        const versions = versionsOf(item);
        const emptyVersions = versions.filter(({ id }) => emptyIds.has(String(id)));
        return emptyVersions.length === versions.length
          ? [issueOf(subject, { type: 'empty' })]
          : emptyVersions.map(({ lang }) => issueOf(subject, { type: 'empty' }, lang));
      });
      return { issues };
    });
    return { issues: catalogues.flatMap(({ languageIssues }) => languageIssues) };
  });
}
