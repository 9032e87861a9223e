import { isoMoment } from '../../src/lib/dates';
import { plainText, startOfHtml } from '../../src/lib/plain-text';
import { toText } from '../../src/lib/to-text';
import { fixedPaths, SITE_PATHS } from '../../src/lib/site-paths';
import { digest } from './digest';

/** A page of the site for search engines, feeds and the prerenderer (§2). */
export interface PublicPage {
  /** With the query that makes it a separate page: `/news?page=2`. */
  path: string;
  /** Of an item's page: the id of the language version, the `no` that its versions share (D18), its language. */
  id?: string | undefined;
  no?: string | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  /** Plain text. */
  summary?: string | undefined;
  /** `createTime` and `updateTime` in ISO 8601, without a time zone if the backend sends none (D15). */
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
  /** Digest of its list data: the item's row, or the rows on a page of a list; empty if not all are known. */
  rowsDigest?: string | undefined;
}

/** An item with an external URL `url` (D25): in the lists and feeds, but without a page on this site. */
export type ExternalItem = PublicPage & { url: string };

/** Fields of a list record that pages need. */
export interface Row {
  id: string | number;
  no?: string | number | null;
  lang?: string | null;
  title?: string | null;
  name?: string | null;
  note?: string | null;
  content?: string | null;
  intro?: string | null;
  introduce?: string | null;
  createTime?: string | number | null;
  updateTime?: string | number | null;
}

/** Maximum length of a summary and of the text that it is taken from, in characters. */
const MAX_SUMMARY_LENGTH = 300;
const MAX_TEXT_LENGTH = 4_000;

function summaryOf(row: Row): string | undefined {
  const text = [row.note, row.content, row.intro, row.introduce].map(toText).find(Boolean) ?? '';
  const plainContent = plainText(startOfHtml(text, MAX_TEXT_LENGTH));
  return (
    (plainContent.length > MAX_SUMMARY_LENGTH
      ? `${plainContent.slice(0, MAX_SUMMARY_LENGTH - 1).trimEnd()}…`
      : plainContent) || undefined
  );
}

/** Returns the page of a record in its list's folder (§2). */
export function pageOf(folder: string, row: Row): PublicPage {
  const { id, no, createTime, updateTime } = row;
  return {
    path: `${folder}/detail/${encodeURIComponent(String(id))}`,
    id: String(id),
    no: no === undefined || no === null ? undefined : String(no),
    lang: toText(row.lang) || undefined,
    title: toText(row.title) || toText(row.name) || undefined,
    summary: summaryOf(row),
    publishedAt: isoMoment(createTime),
    updatedAt: isoMoment(updateTime),
    rowsDigest: digest(row),
  };
}

/** Returns the pages that show no item, including documents (D42), except the status page. */
export function fixedPages(): PublicPage[] {
  return fixedPaths()
    .filter((path) => path !== SITE_PATHS.status)
    .map((path) => ({ path }));
}
