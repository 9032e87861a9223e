import {
  createCatalogue,
  readCatalogueTrees,
  refreshCatalogues,
  updateCatalogue,
  type CatalogueInput,
  type CatalogueType,
} from '../../api/staff/catalogues';
import { ApiError } from '../../api/errors';
import { allFolders, readFolders, versionsOf, type Folder } from './catalogue-folders';
import { readPlaces, TOP } from './catalogue-places';

/** Names by language code; an empty one is no name. */
export type Names = Readonly<Partial<Record<string, string>>>;

/** Which catalogues there are: of what type, in which languages, each by its `no`. */
export interface Shelf {
  type: CatalogueType;
  /** Language codes, the one whose order counts first. */
  codes: readonly string[];
  byNo: ReadonlyMap<string, Folder>;
}

/** The id to send as `parentId` in one language: null at the top, undefined where the parent lacks it. */
export function parentIdIn(
  { byNo }: Pick<Shelf, 'byNo'>,
  parentNo: string,
  lang: string,
): CatalogueInput['parentId'] {
  return parentNo === TOP ? null : byNo.get(parentNo)?.versions[lang]?.id;
}

function named(names: Names, lang: string): string {
  return names[lang]?.trim() ?? '';
}

function hasNames(folder: Folder, codes: readonly string[], names: Names): boolean {
  return codes.every((lang) => (folder.versions[lang]?.name ?? '').trim() === named(names, lang));
}

/**
 * Sends a write. One that failed without saying that it was refused may have been stored all the same:
 * then the catalogues are read again, and it counts as done when what was to come is there. Throws what
 * `write` throws otherwise.
 */
async function sendOnce(
  { type, codes }: Shelf,
  write: () => Promise<void>,
  isStored: (folder: Folder) => boolean,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.mayBeRepeated) throw error;
    const trees = await readCatalogueTrees(type, codes).catch(() => ({}));
    const now = allFolders(readFolders(readPlaces(trees, codes), codes));
    if (!now.some(isStored)) throw error;
    await refreshCatalogues();
  }
}

/** The names of a catalogue, by language code. */
export function namesOf(folder: Folder): Names {
  return Object.fromEntries(versionsOf(folder).map(({ lang, name }) => [lang, name]));
}

/**
 * After a write was refused: reads the catalogues again, and gives the names that somebody else has given to one
 * since it was read, by language code.
 */
export async function namedSince(
  { type, codes }: Shelf,
  known: Folder | undefined,
): Promise<Names> {
  await refreshCatalogues();
  if (!known) return {};
  const trees = await readCatalogueTrees(type, codes);
  const now = allFolders(readFolders(readPlaces(trees, codes), codes));
  const folder = now.find(({ no }) => no === known.no);
  const news = folder ? versionsOf(folder) : [];
  return Object.fromEntries(
    news.flatMap(({ lang, name }) =>
      name === known.versions[lang]?.name ? [] : [[lang, name] as const],
    ),
  );
}

/** Whether the server refused because of what somebody else has changed since: the trees are out of date. */
export function isOutOfDate(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 422].includes(error.status);
}

/** Adds a catalogue below another one, or at the top, in every language that has a name. */
export async function addFolder(shelf: Shelf, parentNo: string, names: Names): Promise<void> {
  const { type, codes, byNo } = shelf;
  const versions = codes.flatMap((lang): CatalogueInput[] => {
    const parentId = parentIdIn(shelf, parentNo, lang);
    const name = named(names, lang);
    return name && parentId !== undefined ? [{ lang, name, type, parentId }] : [];
  });
  await sendOnce(
    shelf,
    () => createCatalogue(versions),
    (folder) =>
      !byNo.has(folder.no) && folder.parentNo === parentNo && hasNames(folder, codes, names),
  );
}

/** The versions of a folder as they are sent, each below its own parent (D21). */
function stored(shelf: Shelf, folder: Folder): (CatalogueInput & { id: string | number })[] {
  return versionsOf(folder).map(({ id, sentNo, lang, name, parentNo }) => ({
    id,
    ...((sentNo ?? undefined) !== undefined && { no: sentNo }),
    lang,
    name,
    type: shelf.type,
    parentId: parentIdIn(shelf, parentNo, lang) ?? null,
  }));
}

/** Renames a catalogue in all its languages at once, and adds those that got a name (D18). */
export async function renameFolder(shelf: Shelf, folder: Folder, names: Names): Promise<void> {
  const { type, codes } = shelf;
  const renamed = stored(shelf, folder).map((version) => ({
    ...version,
    name: named(names, version.lang) || version.name,
  }));
  const added = codes.flatMap((lang): CatalogueInput[] => {
    const parentId = parentIdIn(shelf, folder.parentNo, lang);
    const name = named(names, lang);
    if (folder.versions[lang] || !name || parentId === undefined) return [];
    return [{ no: folder.main.sentNo, lang, name, type, parentId }];
  });
  await sendOnce(
    shelf,
    () => updateCatalogue([...renamed, ...added]),
    (now) => now.no === folder.no && hasNames(now, codes, names),
  );
}

/** Moves a catalogue with what lies below it under another parent, in all its languages. */
export async function moveFolder(shelf: Shelf, folder: Folder, parentNo: string): Promise<void> {
  const versions = stored(shelf, folder).map((version) => ({
    ...version,
    parentId: parentIdIn(shelf, parentNo, version.lang) ?? null,
  }));
  await sendOnce(
    shelf,
    () => updateCatalogue(versions),
    (now) => now.no === folder.no && now.parentNo === parentNo && now.elsewhere.length === 0,
  );
}

/** The languages of a folder that a parent lacks: it cannot stand there. None at the top level. */
export function lackingIn(shelf: Shelf, folder: Folder, parentNo: string): string[] {
  return versionsOf(folder)
    .map(({ lang }) => lang)
    .filter((lang) => parentIdIn(shelf, parentNo, lang) === undefined);
}
