import { isoMoment } from '../../src/lib/dates';
import { plainText } from '../../src/lib/plain-text';
import { toText } from '../../src/lib/to-text';
import { fixedPaths, SITE_PATHS } from '../../src/lib/site-paths';
import { digest } from './digest';

/** A page of the site that search engines, feeds and the prerenderer are told of (§2). */
export interface PublicPage {
  /** With the part of its query that makes it a page of its own: `/news?page=2`. */
  path: string;
  /** Of an item's page: the id of the language version, the `no` that its versions share (D18), its language. */
  id?: string | undefined;
  no?: string | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  /** Plain text. */
  summary?: string | undefined;
  /** `createTime` and `updateTime`, in ISO 8601; without a zone where the backend names none (D15). */
  published?: string | undefined;
  updated?: string | undefined;
  /** Digest of what its list holds of it: the item's row, or the rows that a page of a list shows; empty if not all is known. */
  rows?: string | undefined;
}

/** An item that lies elsewhere, at `url` (D25): in the lists and feeds, but no page of this site. */
export type ExternalItem = PublicPage & { url: string };

/** A record of a list, as far as pages are told of it. */
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

/** Most characters of a summary, and of the text that it is taken from. */
const SUMMARY = 300;
const TEXT = 4_000;

function summaryOf(row: Row): string | undefined {
  const text = [row.note, row.content, row.intro, row.introduce].map(toText).find(Boolean) ?? '';
  const plain = plainText(text.slice(0, TEXT));
  return (
    (plain.length > SUMMARY ? `${plain.slice(0, SUMMARY - 1).trimEnd()}…` : plain) || undefined
  );
}

/** The page of a record in its list's folder (§2). */
export function pageOf(folder: string, row: Row): PublicPage {
  const { id, no, createTime, updateTime } = row;
  return {
    path: `${folder}/detail/${encodeURIComponent(String(id))}`,
    id: String(id),
    no: no === undefined || no === null ? undefined : String(no),
    lang: toText(row.lang) || undefined,
    title: toText(row.title) || toText(row.name) || undefined,
    summary: summaryOf(row),
    published: isoMoment(createTime),
    updated: isoMoment(updateTime),
    rows: digest(row),
  };
}

/** Returns the pages that show no item, documents included (D42). */
export function fixedPages(): PublicPage[] {
  return fixedPaths()
    .filter((path) => path !== SITE_PATHS.status)
    .map((path) => ({ path }));
}
