/** A folder of screens, which is a loading unit (design 3). */
const FOLDER = /\/src\/((?:site|admin)\/.+)\/[^/]+$/;

/** What every screen stands on: the layers below, and what several of the site's screens are made of. */
const EVERY_SCREEN =
  /\/src\/(site-app\.ts|(i18n|lib|ui(?!\/html)|api(?!\/staff)|site\/(layout|seo|cards))\/|routes\/_site\.tsx)|\/@tanstack\/react-router\//;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The folder that a module is loaded with; a route's own few lines go with its page. */
function folderOf(id: string, graph: ModuleGraph): string | null {
  const page = /\/src\/routes\/.*tsr-split/.test(id)
    ? graph
        .getModuleInfo(id)
        ?.importedIds.find((one) => FOLDER.test(one) && !EVERY_SCREEN.test(one))
    : id;
  return FOLDER.exec(page ?? '')?.[1]?.replaceAll('/', '-') ?? null;
}

/** What some screens alone need, in files of their own. */
const PARTS: [name: string, files: RegExp][] = [
  ['ky', /\/node_modules\/ky\//],
  ['html', /\/src\/(ui\/html|site\/text)\//],
  ['forms', /\/node_modules\/(formik|yup)\//],
  ['editor', /\/node_modules\/(quill|quill-delta|parchment|react-quill)\//],
  ['sorting', /\/node_modules\/@dnd-kit\//],
  // With what the login takes from the frames, so that it needs none of them.
  [
    'staff',
    /\/src\/(staff-app\.ts|api\/staff\/|admin\/kit\/frame\/(error-message|pending-writes))/,
  ],
];

/** The files of the build: what starts a visit, what every visit runs, and one for each folder of screens. */
export const chunkGroups = [
  { name: 'start', test: /\/src\/main\.tsx$/, priority: 3 },
  { name: 'app', test: EVERY_SCREEN, priority: 2 },
  ...PARTS.map(([name, test]) => ({ name, test, priority: 1 })),
  {
    // By which screens share what; a part of less than 20 KB joins its neighbour.
    name: 'antd',
    test: /\/node_modules\/(antd|@ant-design|@rc-component)\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
  {
    debugName: 'folders',
    name: folderOf,
    includeDependenciesRecursively: false,
  },
];
