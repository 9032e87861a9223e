import { appendFileSync, copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPRESSED_ENDINGS, precompress } from '../vite/precompress';

/** Symbolic link to the folder of the newest complete run; the server reads pages below it. */
const CURRENT_LINK = 'pages';
/** Folder of the pages that the run in progress, or an interrupted one, has rendered. */
const NEXT_FOLDER = '.pages-next';
/** Folder of a complete run until it is served. */
const COMPLETE_FOLDER = '.pages-complete';
const RUN_NAME_PATTERN = /^\.pages-\d/;
const runOf = (time: number) => `.pages-${new Date(time).toISOString().replaceAll(':', '-')}`;
/** Within a run: the list of its pages, as a line of JSON each. */
const LIST_FILE = '.list.ndjson';
/** Within a run: a file that exists while the site is off, so that the server serves no page (D4). */
const OFF_FILE = 'off';
/** Within a run: an empty file at the path of each deleted item, for which the server responds with 404 (D55). */
const DELETED_FOLDER = 'deleted';
/** File name endings of a page and of its compressed copies. */
const ENDINGS = ['', ...COMPRESSED_ENDINGS];
/** Brotli quality: 9 takes five times as long and saves 2 % (measured on the seed's pages). */
const BROTLI_QUALITY = 5;

/** A page of a run. */
export interface RunPage {
  locale: string;
  address: string;
  /** Identifies the data that the page was rendered from; undefined if a page must always be rendered again. */
  key?: string | undefined;
  /** Time of rendering, in milliseconds since 1970. */
  time?: number | undefined;
}

/** Returns the file name of a page within its run: English `/news?page=2` is `en_US/news.page-2.html`. */
export function fileOf({ locale, address }: Pick<RunPage, 'locale' | 'address'>): string {
  return `${locale}${address.replace(/\?page=(\d+)$/, '.page-$1')}.html`;
}

const nameOf = ({ locale, address }: RunPage) => `${locale} ${address}`;
const lineOf = ({ locale, address, key, time }: RunPage) =>
  `${JSON.stringify({ locale, address, key, time })}\n`;

async function readPages(folder: string): Promise<Map<string, RunPage>> {
  const text = await readFile(join(folder, LIST_FILE), 'utf8').catch(() => '');
  // An interrupted run may end within a line.
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as RunPage);
  return new Map(lines.map((page) => [nameOf(page), page]));
}

/** Lists the paths of deleted items that a run recorded. */
async function readDeleted(folder: string): Promise<string[]> {
  const root = join(folder, DELETED_FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
}

/** Creates a hard link to `from`, or a copy if the file system has no hard links. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

interface EarlierRun {
  folder: string;
  pages: Map<string, RunPage>;
}

/** Writes a run and reuses pages of earlier runs. Only `finish` changes what the server serves. */
export class Run {
  /** The pages of the run, each with the folder that contains its file; without a folder if it has none yet. */
  readonly #pages = new Map<string, RunPage & { folder: string | undefined }>();
  readonly #requestedNames = new Set<string>();

  private constructor(
    private readonly outFolder: string,
    private readonly unfinishedRun: EarlierRun,
    private readonly servedRun: EarlierRun & { deleted: string[] },
  ) {}

  /** Starts a run in the served folder `out`, or resumes an interrupted one. */
  static async begin(out: string): Promise<Run> {
    const [next, current] = [join(out, NEXT_FOLDER), join(out, CURRENT_LINK)];
    const unfinishedPages = await readPages(next);
    await mkdir(next, { recursive: true });
    await writeFile(join(next, LIST_FILE), [...unfinishedPages.values()].map(lineOf).join(''));
    return new Run(
      out,
      { folder: next, pages: unfinishedPages },
      { folder: current, pages: await readPages(current), deleted: await readDeleted(current) },
    );
  }

  /**
   * Reuses a page that an earlier run rendered from the same data, at most `maxAge` milliseconds ago. Returns false if no
   * run has it.
   */
  reuse(page: RunPage, maxAge = Infinity): boolean {
    this.#requestedNames.add(nameOf(page));
    if (page.key === undefined) return false;
    const oldestTime = Date.now() - maxAge;
    return this.#reuseIf(page, ({ key, time = 0 }) => key === page.key && time >= oldestTime);
  }

  /**
   * Reuses the page of an earlier run if it cannot be rendered now. If no run has it, lists it without a file, since its item
   * is not deleted, and returns false.
   */
  reuseOutdated(page: RunPage): boolean {
    const outdatedPage = { ...page, key: undefined };
    if (this.#reuseIf(outdatedPage, () => true)) return true;
    this.#pages.set(nameOf(page), { ...outdatedPage, folder: undefined });
    return false;
  }

  #reuseIf(page: RunPage, isReusable: (earlierPage: RunPage) => boolean): boolean {
    for (const { folder, pages } of [this.unfinishedRun, this.servedRun]) {
      const earlierPage = pages.get(nameOf(page));
      if (!earlierPage || !isReusable(earlierPage)) continue;
      if (!existsSync(join(folder, fileOf(page)))) continue;
      this.#pages.set(nameOf(page), { ...page, time: earlierPage.time, folder });
      return true;
    }
    return false;
  }

  /** Reuses all pages in `locales` that `reuse` was not called for: their list may have failed to load. */
  reuseRest(locales: readonly string[]): void {
    for (const { pages } of [this.unfinishedRun, this.servedRun])
      for (const page of pages.values())
        if (locales.includes(page.locale) && !this.#requestedNames.has(nameOf(page)))
          this.reuseOutdated(page);
  }

  async write(page: RunPage, html: string): Promise<void> {
    const { folder } = this.unfinishedRun;
    const file = join(folder, fileOf(page));
    await mkdir(dirname(file), { recursive: true });
    // After an interruption, the file may be a hard link to that of a run that is served.
    await rm(file, { force: true });
    await writeFile(file, html);
    const writtenPage = { ...page, time: Date.now(), folder };
    this.#pages.set(nameOf(page), writtenPage);
    appendFileSync(join(folder, LIST_FILE), lineOf(writtenPage));
  }

  /**
   * Publishes the run and keeps the previous one for a rollback. Discards a run with the same pages and deleted items as
   * the served one. Records items that no longer have a page as deleted, except `externalPaths`. Throws if a concurrent
   * run has removed or created a file or folder of this one.
   */
  async finish(externalPaths: ReadonlySet<string> = new Set()): Promise<void> {
    try {
      await this.#publish(externalPaths);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'EEXIST' && code !== 'ENOTEMPTY') throw error;
      throw new Error(`${message}. Does another run use this folder?`, { cause: error });
    }
  }

  async #publish(externalPaths: ReadonlySet<string>): Promise<void> {
    const pages = [...this.#pages.values()];
    const addresses = new Set(pages.map(({ address }) => address));
    const before = [...this.servedRun.pages.values()].map(({ address }) => address);
    const items = before.filter((address) => address.includes('/detail/'));
    const deletedItems = [...new Set([...this.servedRun.deleted, ...items])].filter(
      (address) => !addresses.has(address) && !externalPaths.has(address),
    );
    const areAllServed = pages.every(
      ({ folder }) => folder === undefined || folder === this.servedRun.folder,
    );
    const isUnchanged = areAllServed && pages.length === before.length && pages.length > 0;
    if (!isUnchanged || deletedItems.length !== this.servedRun.deleted.length) {
      const folder = join(this.outFolder, COMPLETE_FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      for (const page of pages) if (page.folder) this.#share(page, page.folder, folder);
      for (const address of deletedItems) {
        const marker = join(folder, DELETED_FOLDER, address);
        await mkdir(dirname(marker), { recursive: true });
        await writeFile(marker, '');
      }
      await precompress(folder, BROTLI_QUALITY);
      await writeFile(join(folder, LIST_FILE), pages.map(lineOf).join(''));
      await this.#serve(folder);
    }
    await rm(this.unfinishedRun.folder, { recursive: true, force: true });
  }

  /** Links the files of a page into the folder of the complete run. Throws if another run has removed the page. */
  #share(page: RunPage, folder: string, completeFolder: string): void {
    const from = join(folder, fileOf(page));
    const to = join(completeFolder, fileOf(page));
    if (!existsSync(from)) throw new Error(`${from} is missing. Did another run end?`);
    mkdirSync(dirname(to), { recursive: true });
    for (const ending of ENDINGS) if (existsSync(from + ending)) share(from + ending, to + ending);
  }

  /** Renames the folder, switches the link to it, and removes all runs but the last two. */
  async #serve(completeFolder: string): Promise<void> {
    let time = Date.now();
    // Two runs may end in the same millisecond.
    while (existsSync(join(this.outFolder, runOf(time)))) time += 1;
    const folder = runOf(time);
    // The site may have been switched off during the run.
    if (existsSync(join(this.outFolder, CURRENT_LINK, OFF_FILE)))
      await writeFile(join(completeFolder, OFF_FILE), '');
    await rename(completeFolder, join(this.outFolder, folder));
    const temporaryLink = join(this.outFolder, '.pages-link');
    await rm(temporaryLink, { force: true });
    await symlink(folder, temporaryLink);
    await rename(temporaryLink, join(this.outFolder, CURRENT_LINK));
    const runs = (await readdir(this.outFolder))
      .filter((name) => RUN_NAME_PATTERN.test(name))
      .sort();
    for (const oldRun of runs.slice(0, -2))
      await rm(join(this.outFolder, oldRun), { recursive: true });
  }
}

/** Stops or resumes the serving of prerendered pages from `out`, so that a site that is off shows so immediately (D4). */
export async function switchPages(out: string, isOff: boolean): Promise<void> {
  const file = join(out, CURRENT_LINK, OFF_FILE);
  if (!isOff) await rm(file, { force: true });
  // Before the first run no pages exist.
  else if (existsSync(dirname(file))) await writeFile(file, '');
}
