import { appendFileSync, copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPRESSED_ENDINGS, precompress } from '../vite/precompress';

/** The newest complete run, a link to its folder; the server reads pages below it. */
const CURRENT = 'pages';
/** The run that is being written, or was broken off. */
const NEXT = '.pages-next';
const RUN = /^\.pages-\d/;
const runOf = (time: number) => `.pages-${new Date(time).toISOString().replaceAll(':', '-')}`;
/** Within a run: what it holds, a line of JSON for each page. */
const LIST = '.list.ndjson';
/** Within a run: while the site is switched off, no page of it is served (D4). */
const SWITCH = 'off';
/** Within a run: an empty file for the path of each item that was deleted, for which the server answers 404 (D55). */
const GONE = 'gone';
/** What the names of a page's own file and of those beside it have further. */
const ENDINGS = ['', ...COMPRESSED_ENDINGS];
/** Of brotli: 9 takes five times as long for two hundredths less (measured on the pages of the seed). */
const QUALITY = 5;

/** A page of a run. */
export interface Listed {
  locale: string;
  address: string;
  /** What it was made from, as far as that tells whether it is still right; none where that cannot be told. */
  key?: string | undefined;
  /** When it was rendered, in milliseconds since 1970. */
  time?: number | undefined;
}

/** The name of a page's file within its run: `/news?page=2` of English is `en_US/news.page-2.html`. */
export function fileOf({ locale, address }: Pick<Listed, 'locale' | 'address'>): string {
  return `${locale}${address.replace(/\?page=(\d+)$/, '.page-$1')}.html`;
}

const nameOf = ({ locale, address }: Listed) => `${locale} ${address}`;
const lineOf = ({ locale, address, key, time }: Listed) =>
  `${JSON.stringify({ locale, address, key, time })}\n`;

async function readPages(folder: string): Promise<Map<string, Listed>> {
  const text = await readFile(join(folder, LIST), 'utf8').catch(() => '');
  // A run that was broken off may end within a line.
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Listed);
  return new Map(lines.map((page) => [nameOf(page), page]));
}

/** Lists the paths of deleted items that a run recorded. */
async function readGone(folder: string): Promise<string[]> {
  const root = join(folder, GONE);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
}

/** Gives a file a second name, in place of what has it; copies it where the file system knows no second names. */
function share(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

interface Earlier {
  folder: string;
  pages: Map<string, Listed>;
}

/** The run that is being written, with what earlier runs have left to reuse. Only `finish` changes what is served. */
export class Run {
  /** The pages of the run, with the folder that has each now. */
  readonly #held = new Map<string, Listed & { folder: string }>();
  readonly #asked = new Set<string>();

  private constructor(
    private readonly out: string,
    private readonly unfinished: Earlier,
    private readonly served: Earlier & { gone: string[] },
  ) {}

  /** Begins a run in the served folder `out`, or goes on with the one that was broken off. */
  static async begin(out: string): Promise<Run> {
    const [next, current] = [join(out, NEXT), join(out, CURRENT)];
    const unfinished = await readPages(next);
    await mkdir(next, { recursive: true });
    await writeFile(join(next, LIST), [...unfinished.values()].map(lineOf).join(''));
    return new Run(
      out,
      { folder: next, pages: unfinished },
      { folder: current, pages: await readPages(current), gone: await readGone(current) },
    );
  }

  /**
   * Reuses a page that an earlier run rendered from the same, at most `age` milliseconds ago. Returns false where there
   * is none.
   */
  take(page: Listed, age = Infinity): boolean {
    this.#asked.add(nameOf(page));
    if (page.key === undefined) return false;
    const since = Date.now() - age;
    return this.#takeIf(page, ({ key, time = 0 }) => key === page.key && time >= since);
  }

  /** Takes over what an earlier run has made of a page that cannot be drawn now; gives false where there is none. */
  takeOld(page: Listed): boolean {
    return this.#takeIf({ ...page, key: undefined }, () => true);
  }

  #takeIf(page: Listed, fits: (known: Listed) => boolean): boolean {
    for (const { folder, pages } of [this.unfinished, this.served]) {
      const known = pages.get(nameOf(page));
      if (!known || !fits(known)) continue;
      this.#held.set(nameOf(page), { ...page, time: known.time, folder });
      return true;
    }
    return false;
  }

  /** Takes over every page of earlier runs that `take` was not asked for: its list may not have been read. */
  takeRest(): void {
    for (const { pages } of [this.unfinished, this.served])
      for (const page of pages.values()) if (!this.#asked.has(nameOf(page))) this.takeOld(page);
  }

  /** Writes a page. */
  async write(page: Listed, html: string): Promise<void> {
    const { folder } = this.unfinished;
    const file = join(folder, fileOf(page));
    await mkdir(dirname(file), { recursive: true });
    // A file that an earlier run shares must not change.
    for (const ending of ENDINGS) await rm(file + ending, { force: true });
    await writeFile(file, html);
    const written = { ...page, time: Date.now(), folder };
    this.#held.set(nameOf(page), written);
    appendFileSync(join(folder, LIST), lineOf(written));
  }

  /**
   * Has the server read the pages of the run from now on; the run before stays, to go back to. A run that is the same as
   * the served one leaves all as it is. Items that have no page any more are recorded as deleted, but for those of `elsewhere`.
   */
  async finish(elsewhere: ReadonlySet<string> = new Set()): Promise<void> {
    const pages = [...this.#held.values()];
    const addresses = new Set(pages.map(({ address }) => address));
    const before = [...this.served.pages.values()].map(({ address }) => address);
    const items = before.filter((address) => address.includes('/detail/'));
    const gone = [...new Set([...this.served.gone, ...items])].filter(
      (address) => !addresses.has(address) && !elsewhere.has(address),
    );
    const { folder: next } = this.unfinished;
    const same = pages.every(({ folder }) => folder === this.served.folder);
    const asBefore = same && pages.length === before.length && pages.length > 0;
    if (asBefore && gone.length === this.served.gone.length) {
      await rm(next, { recursive: true });
      return;
    }
    await this.#tidy(pages);
    for (const page of pages) if (page.folder !== next) this.#share(page);
    await this.#record(gone);
    await precompress(next, QUALITY);
    await writeFile(join(next, LIST), pages.map(lineOf).join(''));
    await this.#serve();
  }

  /** Removes what the run does not hold, such as pages of one that was broken off. */
  async #tidy(pages: readonly Listed[]): Promise<void> {
    const { folder } = this.unfinished;
    const wanted = new Set(
      pages.map(fileOf).flatMap((file) => ENDINGS.map((ending) => file + ending)),
    );
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      const name = path.slice(folder.length + 1);
      if (file.isFile() && name.includes('.html') && !wanted.has(name)) await rm(path);
    }
  }

  /** Gives the files of an earlier run's page a second name in this one. */
  #share(page: Listed & { folder: string }): void {
    const to = join(this.unfinished.folder, fileOf(page));
    const from = join(page.folder, fileOf(page));
    mkdirSync(dirname(to), { recursive: true });
    for (const ending of ENDINGS) if (existsSync(from + ending)) share(from + ending, to + ending);
  }

  /** Records which items are deleted. */
  async #record(gone: readonly string[]): Promise<void> {
    const root = join(this.unfinished.folder, GONE);
    await rm(root, { recursive: true, force: true });
    for (const address of gone) {
      await mkdir(dirname(join(root, address)), { recursive: true });
      await writeFile(join(root, address), '');
    }
  }

  /** Gives the folder its name, and switches the server to it. */
  async #serve(): Promise<void> {
    const { folder: next } = this.unfinished;
    let time = Date.now();
    // Two runs may end in one moment.
    while (existsSync(join(this.out, runOf(time)))) time += 1;
    const folder = runOf(time);
    // It may have been switched off while this was drawn.
    if (existsSync(join(this.out, CURRENT, SWITCH))) await writeFile(join(next, SWITCH), '');
    await rename(next, join(this.out, folder));
    const unfinished = join(this.out, '.pages-link');
    await rm(unfinished, { force: true });
    await symlink(folder, unfinished);
    await rename(unfinished, join(this.out, CURRENT));
    const runs = (await readdir(this.out)).filter((name) => RUN.test(name)).sort();
    for (const old of runs.slice(0, -2)) await rm(join(this.out, old), { recursive: true });
  }
}

/** Has the server of `out` hold back all prerendered pages while the site is off, so that it says so at once (D4). */
export async function switchPages(out: string, off: boolean): Promise<void> {
  const file = join(out, CURRENT, SWITCH);
  if (!off) await rm(file, { force: true });
  // Where nothing was drawn yet, there is nothing to hold back.
  else if (existsSync(dirname(file))) await writeFile(file, '');
}
