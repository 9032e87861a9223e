import type { CatalogueTrees } from '../../../../api/staff/catalogues';
import type { NewsItem, NewsItemInput } from '../../../../api/staff/news';
import type { Completeness } from '../../../kit/languages/completeness';
import { catalogueIn, catalogueNo } from '../../../kit/catalogues/catalogue-choice';
import { plainText } from '../../../../lib/plain-text';
import { isStorableUrl } from '../../../../lib/safe-url';
import type { NewsGroup } from './news-group';

/** One language version in the form. */
export interface NewsVersionValues {
  title: string;
  note: string;
  content: string;
  contentUrl: string;
  /** The version's own cover; null for the one of all languages. */
  coverUrl: string | null;
}

/** The form of a news item. */
export interface NewsValues {
  /** The `no` of the picked catalogue; null as long as nobody picked one (D21). */
  cataNo: string | null;
  /** The cover of all versions that have none of their own. */
  cover: string;
  versions: Record<string, NewsVersionValues>;
}

const EMPTY: NewsVersionValues = {
  title: '',
  note: '',
  content: '',
  contentUrl: '',
  coverUrl: null,
};

/** The codes of the languages to edit: those of the backend, and any that only the item has. */
export function editedLanguages(languages: readonly string[], group: NewsGroup | null): string[] {
  return [...new Set([...languages, ...Object.keys(group?.versions ?? {})])];
}

/** The form values of a loaded item, or of a new one (null). Covers that differ stay apart. */
export function newsValues(group: NewsGroup | null, languages: readonly string[]): NewsValues {
  const rows = Object.values(group?.versions ?? {}).filter((row) => row !== undefined);
  const cover = rows.map((row) => row.coverUrl ?? '').find((url) => url !== '') ?? '';
  const version = (row: NewsItem | undefined): NewsVersionValues => {
    if (!row) return EMPTY;
    const { title, note, content, contentUrl, coverUrl } = row;
    const own = coverUrl ?? '';
    return {
      title: title ?? '',
      note: note ?? '',
      content: content ?? '',
      contentUrl: contentUrl ?? '',
      coverUrl: own === cover ? null : own,
    };
  };
  const codes = editedLanguages(languages, group);
  return {
    cataNo: null,
    cover,
    versions: Object.fromEntries(codes.map((code) => [code, version(group?.versions[code])])),
  };
}

/** The same values with a version of every language: those that are missing begin as they are published. */
export function completed(
  values: NewsValues,
  group: NewsGroup | null,
  languages: readonly string[],
): NewsValues {
  return {
    ...values,
    versions: { ...newsValues(group, languages).versions, ...values.versions },
  };
}

/** Whether a version of the item lies elsewhere (D25); an added language follows the others. */
export function isExternal(group: NewsGroup | null, lang: string): boolean {
  const own = group?.versions[lang];
  if (own) return own.isLink === 1;
  return Object.values(group?.versions ?? {}).some((row) => row?.isLink === 1);
}

function hasText(html: string): boolean {
  return plainText(html) !== '' || /<(img|table|hr|iframe|video)\b/i.test(html);
}

/** Whether a version has any content. The cover of all languages is no version's content. */
export function hasContent(version: NewsVersionValues): boolean {
  const { title, note, content, contentUrl, coverUrl } = version;
  return (
    [title, note, contentUrl, coverUrl ?? ''].some((text) => text.trim() !== '') || hasText(content)
  );
}

/** How far a version is, for the sign beside its language. */
export function completeness(version: NewsVersionValues, external: boolean): Completeness {
  if (!hasContent(version)) return 'empty';
  const body = external ? version.contentUrl.trim() !== '' : hasText(version.content);
  return version.title.trim() !== '' && body ? 'complete' : 'incomplete';
}

/** The codes of the versions that are sent: those with content, and those that are published already. */
export function sentLanguages({ versions }: NewsValues, group: NewsGroup | null): string[] {
  return Object.keys(versions).filter((code) => {
    const version = versions[code];
    return group?.versions[code] !== undefined || (version !== undefined && hasContent(version));
  });
}

/** The `no`s of the catalogues that the versions stand in, as they came: more than one if they differ. */
export function presentCatalogues(group: NewsGroup | null, trees: CatalogueTrees): string[] {
  const nos = Object.values(group?.versions ?? {}).map(
    (row) => row && catalogueNo(trees, row.lang, row.cataId),
  );
  return [...new Set(nos.filter((no) => no !== undefined))];
}

/**
 * The catalogue's id that a version is sent with (D21): as it came while nobody picked another,
 * otherwise that of the version's own language. Undefined when there is none.
 */
export function catalogueId(
  lang: string,
  cataNo: string | null,
  group: NewsGroup | null,
  trees: CatalogueTrees,
): NewsItem['id'] | undefined {
  const came = group?.versions[lang]?.cataId;
  if (cataNo === null && came !== undefined && came !== null && came !== '') return came;
  const no = cataNo ?? presentCatalogues(group, trees)[0];
  return no === undefined ? undefined : catalogueIn(trees, lang, no)?.id;
}

/** The address that is sent: trimmed, and never one that is no web address (D25). */
function sentUrl(url: string): string {
  return isStorableUrl(url) ? url.trim() : '';
}

/**
 * What is sent: one element per language that has content (D18). Versions that are there keep their id,
 * an added language carries the `no` alone, and what nobody edited goes back as it came. Throws when a
 * version has no catalogue, which validation has excluded.
 */
export function newsInputs(
  values: NewsValues,
  group: NewsGroup | null,
  trees: CatalogueTrees,
): NewsItemInput[] {
  return sentLanguages(values, group).map((lang) => {
    const version = values.versions[lang] ?? EMPTY;
    const cataId = catalogueId(lang, values.cataNo, group, trees);
    if (cataId === undefined) throw new Error(`no catalogue for ${lang}`);
    const id = group?.versions[lang]?.id;
    return {
      ...(id !== undefined && { id }),
      ...(group && { no: group.no }),
      lang,
      title: version.title,
      note: version.note,
      content: version.content,
      contentUrl: sentUrl(version.contentUrl),
      coverUrl: version.coverUrl ?? values.cover,
      isLink: isExternal(group, lang) ? 1 : 0,
      cataId,
    };
  });
}
