import type { Rolldown } from 'vite';

/** A screen's route file, or a catalogue of words, by their module. */
const SCREEN = /\/src\/routes\/(?:_site\/)?(.+)\.tsx\?tsr-split=component/;
/** The screen of every address that does not exist, which is no route's. */
const NOT_FOUND = /\/src\/site\/status\/not-found-page\.tsx$/;
const WORDS = /\/locales\/(.+)\.po$/;
const APPLICATION = /\/src\/app\/site-entry\.ts$/;
/** What the page asks for itself. */
const START = '/src/app/main.tsx';
/** What a screen loads by itself, once it is drawn. */
const SOON = /\/src\/admin\/(list\/list-rows|rich-text\/rich-text-editor)\.tsx$/;

/** A route file's path as the router writes it: `people/detail.$id` is `/people/detail/$id`. */
const pathOf = (route: string) => `/${route.replaceAll('.', '/').replace(/\/index$/, '')}`;

/** The files of a build, paths below its root, by what needs them. */
export interface ScreenFiles {
  /** What every visit needs; the file that holds the application itself comes first. */
  application: string[];
  /** What a screen (by its path as the router writes it) or a catalogue (`en_US/home`) needs besides. */
  screens: Record<string, string[]>;
  words: Record<string, string[]>;
  /** What a screen then loads by itself. */
  soon: Record<string, string[]>;
  /** Style sheets of what a screen may load later. */
  laterSheets: Record<string, string[]>;
  /** What the screen of every address that does not exist needs besides. */
  notFound: string[];
}

/** Finds which files of a build each screen and catalogue of words needs. Throws when there is no application. */
export function screenFiles(bundle: Rolldown.OutputBundle): ScreenFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOf = (fileName: string, later: boolean, found = new Set<string>()): Set<string> => {
    const chunk = byName.get(fileName);
    if (!chunk || found.has(fileName) || chunk.moduleIds.some((id) => id.endsWith(START)))
      return found;
    found.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    const further = later ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
    for (const imported of further) filesOf(imported, later, found);
    return found;
  };
  const holding = (module: RegExp) =>
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const found = module.exec(id);
        return found ? [{ name: found[1] ?? '', fileName }] : [];
      }),
    );
  const [holder] = holding(APPLICATION);
  if (!holder) throw new Error('the build has no application');
  const application = filesOf(holder.fileName, false);
  // What the application may load later is every other screen.
  const besides = (fileName: string, later: boolean) =>
    [...filesOf(fileName, later, new Set(application))].filter((file) => !application.has(file));
  const soonAfter = (fileName: string) => {
    const drawnWith = besides(fileName, false);
    const parts = drawnWith
      .flatMap((file) => byName.get(file)?.dynamicImports ?? [])
      .filter((file) => byName.get(file)?.moduleIds.some((id) => SOON.test(id)));
    return parts
      .flatMap((file) => besides(file, false))
      .filter((file) => !drawnWith.includes(file));
  };
  const screens = holding(SCREEN).map(({ name, fileName }) => [pathOf(name), fileName] as const);
  return {
    application: [...application],
    screens: Object.fromEntries(screens.map(([path, file]) => [path, besides(file, false)])),
    words: Object.fromEntries(
      holding(WORDS).map(({ name, fileName }) => [name, besides(fileName, false)]),
    ),
    soon: Object.fromEntries(
      screens
        .map(([path, file]) => [path, soonAfter(file)] as const)
        .filter(([, files]) => files.length > 0),
    ),
    laterSheets: Object.fromEntries(
      screens.map(([path, file]) => [
        path,
        besides(file, true).filter((one) => one.endsWith('.css')),
      ]),
    ),
    notFound: holding(NOT_FOUND).flatMap(({ fileName }) => besides(fileName, false)),
  };
}
