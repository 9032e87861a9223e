import { groupVersions, versionsOf } from '@/lib/group-versions';
import { editPathOf, type ArticleSection, type ArticleVersion } from '@/admin/articles/article';
import type { Subject } from './issue';
import { missingLanguages, findPictureIssues } from './item-issues';
import type { KnownIds } from './link-issues';
import { checkLinkOfVersion, subjectOf, checkText, type AuditContext } from './audit-context';
import { fetchPages } from './fetch-pages';
import { EMPTY_OUTCOME, mergeOutcomes, type Outcome } from './outcome';

/** How the contents of a content type can be fetched. */
interface ReadOptions {
  /** Requests may count views (D37). */
  mayCountViews: boolean;
  /** The list filtered by `no` omits contents, too: no need to request it for each item. */
  listOmitsContents: boolean;
}

/** Fetches the list's rows of an item in all requested languages. */
async function readRows(
  { queries }: AuditContext,
  { name }: ArticleSection,
  versions: readonly ArticleVersion[],
): Promise<ArticleVersion[]> {
  const [first] = versions;
  if (!first) return [];
  const query = { no: first.no, pageNo: 1, pageSize: 50 };
  const rows = [...(await queries.articles(name, query)).items];
  for (const { id, lang } of versions) {
    if (rows.some((row) => String(row.id) === String(id))) continue;
    rows.push(...(await queries.articles(name, query, lang)).items);
  }
  return rows;
}

/**
 * Fetches the contents that the list omitted: through the list filtered by `no`, which counts no view; if that
 * omits them, too, only if views may be counted (D19, D37).
 */
async function readContents(
  context: AuditContext,
  section: ArticleSection,
  versions: readonly ArticleVersion[],
  options: ReadOptions,
): Promise<{ version: ArticleVersion; content: string | undefined }[]> {
  const rows = options.listOmitsContents ? [] : await readRows(context, section, versions);
  if (rows.length > 0 && rows.every(({ content }) => typeof content !== 'string')) {
    options.listOmitsContents = true;
  }
  return Promise.all(
    versions.map(async (version) => {
      const row = rows.find(({ id }) => String(id) === String(version.id));
      if (typeof row?.content === 'string') return { version, content: row.content };
      if (!options.mayCountViews) return { version, content: undefined };
      const { content } = await context.queries.viewed(section.name, version);
      return { version, content: content ?? '' };
    }),
  );
}

/**
 * Audits one content type of articles: languages, covers, addresses of external items, then the contents. `mayCountViews`
 * allows requests for contents that count a view. `onCounts` receives the number of articles per catalogue.
 */
export function auditArticles(
  context: AuditContext,
  section: ArticleSection,
  mayCountViews: boolean,
  onCounts: (counts: ReadonlyMap<string, number>) => void,
): void {
  const { queries, languages, enqueue, defer, recordIds } = context;
  const { name } = section;
  const options: ReadOptions = { mayCountViews, listOmitsContents: false };

  const deferTexts = (subject: Subject, versions: readonly ArticleVersion[]) => {
    const internalVersions = versions.filter((version) => !section.isExternal(version));
    const versionsWithContent = internalVersions.filter(
      ({ content }) => typeof content === 'string',
    );
    const versionsWithoutContent = internalVersions.filter(
      ({ content }) => typeof content !== 'string',
    );
    for (const { lang, contentUrl } of versions.filter((version) => section.isExternal(version))) {
      defer(name, (ids) => checkLinkOfVersion(subject, lang, contentUrl ?? '', ids));
    }
    for (const { lang, content } of versionsWithContent) {
      defer(name, (ids) => checkText(subject, lang, content ?? '', ids));
    }
    const read = async (ids: KnownIds): Promise<Outcome> => {
      const contents = await readContents(context, section, versionsWithoutContent, options);
      return mergeOutcomes(
        contents.map(({ version, content }) =>
          content === undefined
            ? { findings: [], skippedTexts: 1 }
            : checkText(subject, version.lang, content, ids),
        ),
      );
    };
    if (versionsWithoutContent.length > 0) {
      defer(name, (ids, more) => {
        more(name, () => read(ids));
        return EMPTY_OUTCOME;
      });
    }
  };

  const onComplete = (rows: ArticleVersion[], isComplete: boolean): Outcome => {
    const counts = new Map<string, number>();
    for (const { cataId } of rows) {
      counts.set(String(cataId), (counts.get(String(cataId)) ?? 0) + 1);
    }
    if (isComplete) {
      onCounts(counts);
      recordIds(name, rows);
    }
    const findings = groupVersions(rows, languages[0] ?? '').flatMap((group) => {
      const { main } = group;
      const href = `${editPathOf(section, main)}?no=${encodeURIComponent(String(group.no))}`;
      const subject = subjectOf(name, group, main.title, href);
      deferTexts(subject, versionsOf(group));
      return [
        ...(isComplete ? missingLanguages(subject, Object.keys(group.versions), languages) : []),
        ...findPictureIssues(subject, group, ({ coverUrl }) => coverUrl),
      ];
    });
    return { findings };
  };

  const list = (pageNo: number, language?: string) =>
    queries.articles(name, { pageNo, pageSize: 50 }, language);
  fetchPages({ section: name, list, onComplete }, languages, enqueue);
}
