import { fetchAllLanguages } from '@/api/admin/all-languages';
import { allVersions } from '@/api/article-query';
import { malformed } from '@/api/errors';
import { invalidRowsIn } from '@/api/invalid-rows';
import { parseMoment } from '@/lib/dates';
import type { ArticleSection, ArticleVersion } from '@/admin/articles/article';
import { nameBeginning, resembles, type Compared } from '@/admin/edit-form/compare-saved';

/** An item with all its language versions in full. */
export interface ArticleGroup {
  no: ArticleVersion['no'];
  versions: Partial<Record<string, ArticleVersion>>;
}

/** Names the draft of an item: by its `no`, a new one by the item that it begins as a copy of. */
export function articleDraft(
  { name }: ArticleSection,
  no: ArticleVersion['no'] | undefined,
  copied: ArticleVersion['no'] | undefined,
): string {
  if (no !== undefined) return `${name}/${no}`;
  return `${name}/${copied === undefined ? 'new' : `copy-of-${copied}`}`;
}

/** The versions of an item as the list has them, maybe without content (D19), by language. */
function listVersions(
  { calls }: ArticleSection,
  no: string,
  languages: readonly string[],
): Promise<ArticleVersion[]> {
  const read = async (language?: string) => {
    const { items } = await calls.list(allVersions(no), language);
    // All versions are sent back (D18): one that cannot be read would be lost.
    if (invalidRowsIn(items).some((one) => (one.no ?? no) === no)) throw malformed();
    return items.filter((item) => String(item.no) === no);
  };
  return fetchAllLanguages(languages, read, ({ lang }) => lang);
}

/** With the content of those that came without: also of external ones, which are sent back with what is stored (D19). */
async function completed(
  section: ArticleSection,
  versions: readonly ArticleVersion[],
): Promise<ArticleGroup | null> {
  const complete = async (version: ArticleVersion): Promise<ArticleVersion> => {
    if (typeof version.content === 'string') return version;
    const { content } = await section.calls.version(version);
    return { ...version, content: content ?? '' };
  };
  const full = await Promise.all(versions.map(complete));
  const first = full[0];
  if (!first) return null;
  return { no: first.no, versions: Object.fromEntries(full.map((one) => [one.lang, one])) };
}

/**
 * Loads an item by its `no` through the list (D19), asks once per language for versions that did not
 * come back (D10), and for the content of those without. Null when there is no such item. Throws
 * `ApiError`.
 */
export async function loadArticleGroup(
  section: ArticleSection,
  no: string,
  languages: readonly string[],
): Promise<ArticleGroup | null> {
  return completed(section, await listVersions(section, no, languages));
}

function stamp(versions: readonly (ArticleVersion | undefined)[]): string {
  return versions
    .flatMap((version) => (version ? `${version.lang} ${version.updateTime ?? ''}` : []))
    .sort()
    .join();
}

/**
 * Loads an item again when it has been published since `known` was loaded (design 6): undefined when it has not, or
 * is gone. Throws `ApiError`.
 */
export async function loadIfNewer(
  section: ArticleSection,
  known: ArticleGroup,
  languages: readonly string[],
): Promise<ArticleGroup | undefined> {
  const rows = await listVersions(section, String(known.no), languages);
  if (stamp(rows) === stamp(Object.values(known.versions))) return undefined;
  return (await completed(section, rows)) ?? undefined;
}

/** What may have been stored of a new item: the newest that are called so, the last one first. Throws `ApiError`. */
export async function findCreated(
  section: ArticleSection,
  { title, lang }: Pick<ArticleVersion, 'title' | 'lang'>,
  languages: readonly string[],
  most: number,
): Promise<ArticleGroup[]> {
  const { items } = await section.calls.list({ title, pageNo: 1, pageSize: 20 }, lang);
  const called = items.filter((item) => item.title === title && item.lang === lang);
  const time = ({ createTime }: ArticleVersion) => parseMoment(createTime)?.date.getTime() ?? 0;
  const newest = called.sort((one, other) => time(other) - time(one)).slice(0, most);
  const groups = await Promise.all(
    newest.map(({ no }) => loadArticleGroup(section, String(no), languages)),
  );
  return groups.filter((group) => group !== null);
}

/**
 * Lists the stored items whose titles begin like that of a new item. Returns the function that finds the item that was
 * created since and resembles what was sent, for servers that change it and do not name it (D52). Throws `ApiError`, both.
 */
export async function watchNewArticle<Input extends Pick<ArticleVersion, 'title' | 'lang'>>(
  section: ArticleSection,
  languages: readonly string[],
  inputs: readonly Input[],
  compare: (stored: ArticleGroup, inputs: readonly Input[]) => Compared,
) {
  const list = async ([first]: readonly Input[]) => {
    if (!first) return [];
    const query = { title: nameBeginning(first.title), pageNo: 1, pageSize: 100 };
    const { items } = await section.calls.list(query, first.lang);
    return items.filter(({ lang }) => lang === first.lang).map(({ no }) => String(no));
  };
  const before = new Set(await list(inputs));
  return async (sent: readonly Input[]): Promise<ArticleGroup | null> => {
    const created = (await list(sent)).filter((no) => !before.has(no));
    for (const no of created) {
      const group = await loadArticleGroup(section, no, languages);
      if (group && resembles(compare(group, sent))) return group;
    }
    return null;
  };
}
