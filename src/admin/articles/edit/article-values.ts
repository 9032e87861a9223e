import type { CatalogueTrees } from '@/api/admin/catalogues';
import { compareVersions, type ComparedFields } from '@/admin/edit-form/compare-saved';
import type { ItemStates } from '@/admin/edit-form/edited-item';
import { copyMarkIn } from '@/admin/languages/copy-mark';
import type { Completeness } from '@/admin/languages/completeness';
import { editedLanguages, languageCodesToSend } from '@/admin/languages/version-languages';
import { findCatalogueVersion, findCatalogueNo } from '@/admin/catalogues/names/catalogue-trees';
import { hasHtmlContent } from '@/lib/plain-text';
import { isStorableUrl } from '@/lib/safe-url';
import type { ArticleRequest, ArticleVersion, SentArticleVersion } from '@/admin/articles/article';
import type { ArticleForm } from './article-form';
import type { ArticleGroup } from './article-group';

interface ArticleVersionValues {
  title: string;
  note: string;
  content: string;
  contentUrl: string;
  /** The version's own cover; null if it uses the cover of all languages. */
  coverUrl: string | null;
}

/** The form values of an article; fields that the content type lacks stay empty. */
export interface ArticleValues {
  /** The `no` of the catalogue for all versions; null leaves each version in its stored catalogue (D21). */
  cataNo: string | null;
  /** The cover of all versions without their own. */
  cover: string;
  versions: Record<string, ArticleVersionValues>;
}

export const EMPTY_VERSION: ArticleVersionValues = {
  title: '',
  note: '',
  content: '',
  contentUrl: '',
  coverUrl: null,
};

/** Returns the form values of a loaded item, or of a new one (null). Covers that differ stay separate. */
export function toArticleValues(
  group: ArticleGroup | null,
  languages: readonly string[],
): ArticleValues {
  const rows = Object.values(group?.versions ?? {}).filter((row) => row !== undefined);
  const cover = rows.map((row) => row.coverUrl ?? '').find((url) => url !== '') ?? '';
  const toVersionValues = (row: ArticleVersion | undefined): ArticleVersionValues => {
    if (!row) return EMPTY_VERSION;
    const { title, note, content, contentUrl, coverUrl } = row;
    const ownCover = coverUrl ?? '';
    return {
      title: title ?? '',
      note: note ?? '',
      content: content ?? '',
      contentUrl: contentUrl ?? '',
      coverUrl: ownCover === cover ? null : ownCover,
    };
  };
  const codes = editedLanguages(languages, group);
  return {
    cataNo: null,
    cover,
    versions: Object.fromEntries(
      codes.map((code) => [code, toVersionValues(group?.versions[code])]),
    ),
  };
}

/**
 * Returns whether a version of the item is external (D25). An added language follows the others; for a new item
 * `isExternalForm` decides.
 */
export function isExternalVersion(
  { section, group, isExternalForm }: Pick<ArticleForm, 'section' | 'group' | 'isExternalForm'>,
  lang: string,
): boolean {
  const ownVersion = group?.versions[lang];
  if (ownVersion) return section.isExternal(ownVersion);
  const otherVersions = Object.values(group?.versions ?? {}).filter((row) => row !== undefined);
  return otherVersions.length > 0
    ? otherVersions.some((row) => section.isExternal(row))
    : isExternalForm;
}

/** Returns whether a version has content. The cover of all languages does not count. */
export function hasContent(version: ArticleVersionValues): boolean {
  const { title, note, content, contentUrl, coverUrl } = version;
  return (
    [title, note, contentUrl, coverUrl ?? ''].some((text) => text.trim() !== '') ||
    hasHtmlContent(content)
  );
}

/** Returns how complete a version is, for the icon next to its language. */
export function completenessOf(version: ArticleVersionValues, isExternal: boolean): Completeness {
  if (!hasContent(version)) return 'empty';
  const hasBody = isExternal ? version.contentUrl.trim() !== '' : hasHtmlContent(version.content);
  return version.title.trim() !== '' && hasBody ? 'complete' : 'incomplete';
}

/** Returns the codes of the versions that are sent: those with content, and those already published. */
export function languagesToSend(values: ArticleValues, group: ArticleGroup | null): string[] {
  return languageCodesToSend(values, group, hasContent);
}

/** Returns the `no`s of the versions' catalogues as stored: several if they differ. */
export function catalogueNosOf(group: ArticleGroup | null, trees: CatalogueTrees): string[] {
  const nos = Object.values(group?.versions ?? {}).map(
    (row) => row && findCatalogueNo(trees, row.lang, row.cataId),
  );
  return [...new Set(nos.filter((no) => no !== undefined))];
}

/**
 * Returns the catalogue id that a version is sent with (D21): as stored until another catalogue is picked; then, and for
 * an added language, the id of the catalogue in that language. Undefined if there is none.
 */
export function catalogueIdOf(
  lang: string,
  cataNo: string | null,
  group: ArticleGroup | null,
  trees: CatalogueTrees,
): ArticleVersion['id'] | undefined {
  const storedId = group?.versions[lang]?.cataId;
  if (cataNo === null && storedId !== undefined && storedId !== null && storedId !== '')
    return storedId;
  const no = cataNo ?? catalogueNosOf(group, trees)[0];
  return no === undefined ? undefined : findCatalogueVersion(trees, lang, no)?.id;
}

/**
 * Returns the address that is sent, trimmed: as stored if it is unchanged, otherwise as browsers serialize it, so that
 * Chinese, spaces and capitals are accepted. Returns an empty string for an invalid web address (D25).
 */
function toSentUrl(url: string, storedUrl?: string | null): string {
  if (!isStorableUrl(url)) return '';
  return url === storedUrl ? url.trim() : new URL(url.trim()).href;
}

/**
 * Returns the request of an item: one element per language of `languagesToSend` (D18). Existing versions keep their id,
 * an added language has only the `no`. Languages that others have added in the meantime are sent as stored unless the
 * form has content for them.
 */
export function toArticleRequest(
  values: ArticleValues,
  { initialItem, latestItem }: ItemStates<ArticleGroup>,
  { section, trees, isExternalForm }: Pick<ArticleForm, 'section' | 'trees' | 'isExternalForm'>,
): ArticleRequest {
  const group = latestItem ?? initialItem;
  const publishedValues = toArticleValues(group, []);
  const versions = languagesToSend(values, group).map((lang) => {
    const typedVersion = values.versions[lang] ?? EMPTY_VERSION;
    const isUntouched = !initialItem?.versions[lang] && !hasContent(typedVersion);
    const version = (isUntouched ? publishedValues.versions[lang] : undefined) ?? typedVersion;
    const id = latestItem?.versions[lang]?.id;
    return {
      ...(id !== undefined && { id }),
      ...(latestItem && { no: latestItem.no }),
      lang,
      title: version.title,
      content: version.content,
      coverUrl: version.coverUrl ?? (isUntouched ? publishedValues.cover : values.cover),
      note: version.note,
      contentUrl: toSentUrl(version.contentUrl, group?.versions[lang]?.contentUrl),
      isExternal: isExternalVersion({ section, group, isExternalForm }, lang),
      cataId: catalogueIdOf(lang, values.cataNo, group, trees),
    };
  });
  return section.toRequest(versions);
}

/** Returns the form's name of a version's field with its value, normalized for comparison. */
function toComparedField(name: string, lang: string, value: unknown, trees: CatalogueTrees) {
  if (name === 'isLink') return [name, Boolean(Number(value ?? 0))];
  if (name !== 'cataId') return [name, value];
  return ['cataNo', findCatalogueNo(trees, lang, value as ArticleVersion['cataId']) ?? value];
}

/** Returns the sent and the stored fields of an item, for every version that was sent (D52). */
export function compareArticle(
  { versions }: ArticleGroup,
  { inputs }: Pick<ArticleRequest, 'inputs'>,
  trees: CatalogueTrees,
): ComparedFields {
  return compareVersions(
    inputs,
    (lang): Partial<SentArticleVersion> => ({ ...versions[lang], lang }),
    (version, sentVersion) => {
      const names = Object.keys(sentVersion).filter((name) => !['id', 'no', 'lang'].includes(name));
      const fields = names.map((name) =>
        toComparedField(name, sentVersion.lang, version[name], trees),
      );
      return Object.fromEntries(fields) as object;
    },
  );
}

/** Returns the initial values of a restored item: its content, in its catalogue. */
export function toRestoredValues(
  deletedGroup: ArticleGroup,
  languages: readonly string[],
  trees: CatalogueTrees,
): ArticleValues {
  const cataNo = catalogueNosOf(deletedGroup, trees)[0] ?? null;
  return { ...toArticleValues(deletedGroup, languages), cataNo };
}

/** Returns the initial values of a copy: the item's content under titles marked as copies. */
export function toCopiedValues(
  sourceGroup: ArticleGroup,
  languages: readonly string[],
  trees: CatalogueTrees,
): ArticleValues {
  const values = toRestoredValues(sourceGroup, languages, trees);
  const versions = Object.entries(values.versions).map(([lang, version]) => {
    return [
      lang,
      { ...version, title: version.title && version.title + copyMarkIn(lang) },
    ] as const;
  });
  return { ...values, versions: Object.fromEntries(versions) };
}
