import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
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
}

/** The name of a page's file within its run: `/news?page=2` of English is `en_US/news.page-2.html`. */
export function fileOf({ locale, address }: Pick<Listed, 'locale' | 'address'>): string {
  return `${locale}${address.replace(/\?page=(\d+)$/, '.page-$1')}.html`;
}

const nameOf = ({ locale, address }: Listed) => `${locale} ${address}`;

async function readList(folder: string): Promise<Map<string, Listed>> {
  const text = await readFile(join(folder, LIST), 'utf8').catch(() => '');
  // A run that was broken off may end within a line.
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Listed);
  return new Map(lines.map((page) => [nameOf(page), page]));
}

/** Gives a file a second name, in place of what has it; copies it where the file system knows no second names. */
async function share(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** The folder of the run that is being written, with what earlier runs have left to take over. */
export class Run {
  readonly #next: string;
  readonly #earlier: { folder: string; pages: Map<string, Listed> }[];
  readonly #held = new Map<string, Listed>();
  readonly #asked = new Set<string>();

  private constructor(
    private readonly out: string,
    earlier: { folder: string; pages: Map<string, Listed> }[],
  ) {
    this.#next = join(out, NEXT);
    this.#earlier = earlier;
  }

  /** Begins a run in the served folder `out`, or goes on with the one that was broken off. */
  static async begin(out: string): Promise<Run> {
    const folders = [join(out, NEXT), join(out, CURRENT)];
    const earlier = await Promise.all(
      folders.map(async (folder) => ({ folder, pages: await readList(folder) })),
    );
    await mkdir(folders[0] ?? '', { recursive: true });
    return new Run(out, earlier);
  }

  /** Takes a page over that an earlier run has made from the same; gives false where there is none. */
  async take(page: Listed): Promise<boolean> {
    this.#asked.add(nameOf(page));
    if (page.key === undefined) return false;
    return this.#takeIf(page, (known) => known.key === page.key);
  }

  /** Takes over what an earlier run has made of a page that cannot be drawn now; gives false where there is none. */
  takeOld(page: Listed): Promise<boolean> {
    return this.#takeIf({ ...page, key: undefined }, () => true);
  }

  async #takeIf(page: Listed, fits: (known: Listed) => boolean): Promise<boolean> {
    for (const { folder, pages } of this.#earlier) {
      const known = pages.get(nameOf(page));
      if (!known || !fits(known)) continue;
      const to = join(this.#next, fileOf(page));
      const from = join(folder, fileOf(page));
      if (from !== to) {
        await mkdir(dirname(to), { recursive: true });
        for (const ending of ENDINGS)
          if (existsSync(from + ending)) await share(from + ending, to + ending);
      }
      await this.#list(page);
      return true;
    }
    return false;
  }

  /** Takes over every page of earlier runs that `take` was not asked for: its list may not have been read. */
  async takeRest(): Promise<void> {
    const known = this.#earlier.flatMap(({ pages }) => [...pages.values()]);
    for (const page of known) if (!this.#asked.has(nameOf(page))) await this.takeOld(page);
  }

  /** Writes a page. */
  async write(page: Listed, html: string): Promise<void> {
    const file = join(this.#next, fileOf(page));
    await mkdir(dirname(file), { recursive: true });
    // A file that an earlier run shares must not change.
    for (const ending of ENDINGS) await rm(file + ending, { force: true });
    await writeFile(file, html);
    await this.#list(page);
  }

  async #list(page: Listed): Promise<void> {
    this.#held.set(nameOf(page), page);
    await writeFile(join(this.#next, LIST), `${JSON.stringify(page)}\n`, { flag: 'a' });
  }

  /** Removes what the run does not hold, and has the server read it from now on; the run before stays, to go back to. */
  async finish(): Promise<void> {
    const pages = [...this.#held.values()];
    const wanted = new Set(
      pages.map(fileOf).flatMap((file) => ENDINGS.map((ending) => file + ending)),
    );
    const files = await readdir(this.#next, { recursive: true, withFileTypes: true });
    for (const file of files) {
      const path = join(file.parentPath, file.name);
      const name = path.slice(this.#next.length + 1);
      if (file.isFile() && name.includes('.html') && !wanted.has(name)) await rm(path);
    }
    await precompress(this.#next, QUALITY);
    const lines = pages.map((page) => `${JSON.stringify(page)}\n`);
    await writeFile(join(this.#next, LIST), lines.join(''));
    let time = Date.now();
    // Two runs may end in one moment.
    while (existsSync(join(this.out, runOf(time)))) time += 1;
    const folder = runOf(time);
    // It may have been switched off while this was drawn.
    if (existsSync(join(this.out, CURRENT, SWITCH))) await writeFile(join(this.#next, SWITCH), '');
    await rename(this.#next, join(this.out, folder));
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
