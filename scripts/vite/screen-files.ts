import type { Rolldown } from 'vite';

/** Matches the module of a screen's route file. */
const SCREEN_MODULE_PATTERN = /\/src\/routes\/(?:_site\/)?(.+)\.tsx\?tsr-split=component/;
/** The screen for unknown URLs, which has no route. */
const NOT_FOUND_MODULE_PATTERN = /\/src\/site\/status\/not-found-page\.tsx$/;
const CATALOG_MODULE_PATTERN = /\/locales\/(.+)\.po$/;
const APPLICATION_MODULE_PATTERN = /\/src\/app\/site-entry\.ts$/;
/** Requested by the page itself. */
const ENTRY = '/src/app/main.tsx';
/** Modules that a screen loads itself after rendering. */
const LATE_LOADED_MODULE_PATTERN =
  /\/src\/admin\/(list\/list-rows|catalogues\/choice\/catalogue-select|rich-text\/rich-text-editor)\.tsx$/;

/** Returns the route path of a route file: `people/detail.$id` is `/people/detail/$id`. */
const pathOf = (route: string) => `/${route.replaceAll('.', '/').replace(/\/index$/, '')}`;

/** Files of a build by the code that needs them, as paths below its root. */
export interface ScreenFiles {
  /** Files of every visit; the one with the application itself comes first. */
  application: string[];
  /** Additional files of a screen, by its route path. */
  screens: Record<string, string[]>;
  /** Additional files of a message catalog, such as `en_US/home`. */
  messages: Record<string, string[]>;
  /** Files that a screen loads itself after rendering. */
  filesAfterRender: Record<string, string[]>;
  /** Additional style sheets of a screen, also those that it may load later. */
  screenSheets: Record<string, string[]>;
  /** Additional files of the screen for unknown URLs. */
  notFound: string[];
}

/** Finds the files of a build that each screen and message catalog needs. Throws if the build has no application. */
export function findScreenFiles(bundle: Rolldown.OutputBundle): ScreenFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunksByName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOf = (
    fileName: string,
    includesDynamic: boolean,
    foundFiles = new Set<string>(),
  ): Set<string> => {
    const chunk = chunksByName.get(fileName);
    if (!chunk || foundFiles.has(fileName) || chunk.moduleIds.some((id) => id.endsWith(ENTRY)))
      return foundFiles;
    foundFiles.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) foundFiles.add(css);
    const imports = includesDynamic ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
    for (const importedFile of imports) filesOf(importedFile, includesDynamic, foundFiles);
    return foundFiles;
  };
  const chunksWith = (module: RegExp) =>
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const match = module.exec(id);
        return match ? [{ name: match[1] ?? '', fileName }] : [];
      }),
    );
  const [applicationChunk] = chunksWith(APPLICATION_MODULE_PATTERN);
  if (!applicationChunk) throw new Error('The build has no application chunk');
  const application = filesOf(applicationChunk.fileName, false);
  // The application may load every other screen later.
  const additionalFilesOf = (fileName: string, includesDynamic: boolean) =>
    [...filesOf(fileName, includesDynamic, new Set(application))].filter(
      (file) => !application.has(file),
    );
  const filesAfterRenderOf = (fileName: string) => {
    const filesOfScreen = additionalFilesOf(fileName, false);
    const lateFiles = filesOfScreen
      .flatMap((file) => chunksByName.get(file)?.dynamicImports ?? [])
      .filter((file) =>
        chunksByName.get(file)?.moduleIds.some((id) => LATE_LOADED_MODULE_PATTERN.test(id)),
      );
    return lateFiles
      .flatMap((file) => additionalFilesOf(file, false))
      .filter((file) => !filesOfScreen.includes(file));
  };
  const screens = chunksWith(SCREEN_MODULE_PATTERN).map(
    ({ name, fileName }) => [pathOf(name), fileName] as const,
  );
  return {
    application: [...application],
    screens: Object.fromEntries(
      screens.map(([path, file]) => [path, additionalFilesOf(file, false)]),
    ),
    messages: Object.fromEntries(
      chunksWith(CATALOG_MODULE_PATTERN).map(({ name, fileName }) => [
        name,
        additionalFilesOf(fileName, false),
      ]),
    ),
    filesAfterRender: Object.fromEntries(
      screens
        .map(([path, file]) => [path, filesAfterRenderOf(file)] as const)
        .filter(([, files]) => files.length > 0),
    ),
    screenSheets: Object.fromEntries(
      screens.map(([path, file]) => [
        path,
        additionalFilesOf(file, true).filter((name) => name.endsWith('.css')),
      ]),
    ),
    notFound: chunksWith(NOT_FOUND_MODULE_PATTERN).flatMap(({ fileName }) =>
      additionalFilesOf(fileName, false),
    ),
  };
}
