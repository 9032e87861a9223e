import { versionsOf } from '@/admin/shared/group-versions';
import { editPathOf, type ArticleSection, type ArticleVersion } from '@/admin/articles/article';
import { WHOLE_LIST_PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import type { IssueSubject } from './issue';
import { findPictureIssues, type ArticleCounts } from './item-issues';
import {
  checkLinkOfVersion,
  checkText,
  describeItems,
  enqueuePages,
  mergeOutcomes,
  type AuditContext,
} from './audit-context';

interface FetchOptions {
  mayCountViews: boolean;
  /** Set once a list filtered by `no` has omitted contents, too: it is not requested for further items. */
  listOmitsContents: boolean;
}

/** Fetches the rows of an item in a list filtered by its `no`, in the languages of these versions. */
async function fetchRows(
  { queries }: AuditContext,
  { name }: ArticleSection,
  versions: readonly ArticleVersion[],
): Promise<ArticleVersion[]> {
  const [first] = versions;
  if (!first) return [];
  const query = { no: first.no, pageNo: 1, pageSize: WHOLE_LIST_PAGE_SIZE };
  const rows = [...(await queries.articles(name, query)).items];
  for (const { id, lang } of versions) {
    if (rows.some((row) => String(row.id) === String(id))) continue;
    rows.push(...(await queries.articles(name, query, lang)).items);
  }
  return rows;
}

/**
 * Fetches contents that the list omits: from a list filtered by `no`, which counts no view, or else one by one if
 * `mayCountViews` (D19, D37).
 */
async function fetchContents(
  context: AuditContext,
  section: ArticleSection,
  versions: readonly ArticleVersion[],
  options: FetchOptions,
): Promise<{ version: ArticleVersion; content: string | undefined }[]> {
  const rows = options.listOmitsContents ? [] : await fetchRows(context, section, versions);
  if (rows.length > 0 && rows.every(({ content }) => typeof content !== 'string')) {
    options.listOmitsContents = true;
  }
  return Promise.all(
    versions.map(async (version) => {
      const row = rows.find(({ id }) => String(id) === String(version.id));
      if (typeof row?.content === 'string') return { version, content: row.content };
      if (!options.mayCountViews) return { version, content: undefined };
      const { content } = await context.queries.article(section.name, version);
      return { version, content: content ?? '' };
    }),
  );
}

/**
 * Audits one content type of articles: languages, covers, addresses of external items, then the contents. `mayCountViews`
 * allows requests for contents that count a view. `onCounts` receives the number of articles per catalogue, unless a page
 * failed to load.
 */
export function auditArticles(
  context: AuditContext,
  section: ArticleSection,
  mayCountViews: boolean,
  onCounts: (counts: ArticleCounts) => void,
): void {
  const { queries, defer, addLinkTargets } = context;
  const { name } = section;
  const options: FetchOptions = { mayCountViews, listOmitsContents: false };

  const deferTexts = (subject: IssueSubject, versions: readonly ArticleVersion[]) => {
    const versionsWithoutContent: ArticleVersion[] = [];
    for (const version of versions) {
      const { lang, content, contentUrl } = version;
      if (section.isExternal(version))
        defer(name, (targets) => checkLinkOfVersion(subject, lang, contentUrl ?? '', targets));
      else if (typeof content === 'string')
        defer(name, (targets) => checkText(subject, lang, content, targets));
      else versionsWithoutContent.push(version);
    }
    if (versionsWithoutContent.length === 0) return;
    defer(name, (targets) => async () => {
      const contents = await fetchContents(context, section, versionsWithoutContent, options);
      return mergeOutcomes(
        contents.map(({ version, content }) =>
          content === undefined
            ? { issues: [], skippedTexts: 1 }
            : checkText(subject, version.lang, content, targets),
        ),
      );
    });
  };

  enqueuePages(context, {
    section: name,
    fetchPage: (pageNo, language) =>
      queries.articles(name, { pageNo, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
    onLastPage: (rows, isComplete) => {
      const counts = new Map<string, number>();
      for (const { cataId } of rows) {
        counts.set(String(cataId), (counts.get(String(cataId)) ?? 0) + 1);
      }
      if (isComplete) {
        onCounts(counts);
        addLinkTargets(name, rows, ({ coverUrl }) => coverUrl);
      }
      const items = describeItems(context, name, rows, {
        nameOf: ({ title }) => title,
        hrefOf: ({ no, mainVersion }) =>
          `${editPathOf(section, mainVersion)}?no=${encodeURIComponent(String(no))}`,
      });
      return items.flatMap(({ item, subject, languageIssues }) => {
        deferTexts(subject, versionsOf(item));
        return [
          ...(isComplete ? languageIssues : []),
          ...findPictureIssues(subject, item, ({ coverUrl }) => coverUrl),
        ];
      });
    },
  });
}
