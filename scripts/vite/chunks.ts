/** A folder of screens, which is a loading unit (design 3). */
const FOLDER = /\/src\/((?:site|admin)\/.+)\/[^/]+$/;

/** What every screen stands on: the layers below, and what several of the site's screens are made of. */
const EVERY_SCREEN =
  /\/src\/(app\/(site-entry|app|router|prerendered-page|preload)\.tsx?|(i18n|lib|ui(?!\/html)|api(?!\/admin)|site\/(layout|seo|cards))\/|routes\/_site\.tsx)|\/@tanstack\/react-router\//;

/** The libraries that every screen stands on. They seldom change, and what imports them alone keeps its name from release to release. */
const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|swr|@tanstack|@lingui\/react)\//;

/** Folders of the back office that are always loaded together. */
const TOGETHER: [name: string, files: RegExp][] = [
  [
    'admin-shell',
    /\/src\/admin\/(sections\.ts|layout\/|session\/[^/]+$|(page-frame|shared)\/)|virtual:antd-office/,
  ],
  // What the login shows of the kit, so that it needs no more of it.
  ['admin-theme', /\/src\/admin\/(theme|requests)\//],
  ['admin-session-login', /\/src\/admin\/session\/login\/|virtual:antd-login/],
  // The table comes behind the screen it stands in.
  [
    'admin-rows',
    /\/src\/admin\/(list\/(list-(rows|settings|empty)|row-selection|sortable-rows)|reorder\/(drag-handle|sibling-drag|sort-area|use-drag-messages))/,
  ],
  // A question with controls that no list's first sight needs.
  ['admin-list-questions', /\/src\/admin\/list\/deletion-languages/],
  // Without what comes when it is needed.
  ['admin-lists', /\/src\/admin\/(list|reorder)\/(?!position-dialog)/],
  [
    'admin-documents',
    /\/src\/admin\/((edit-form|languages|upload)\/(?!crop-dialog|difference-table)|rich-text\/rich-text(-field|\.module))/,
  ],
  ['admin-articles-edit', /\/src\/admin\/(articles\/(edit|news|cases)|catalogues\/choice)\//],
  ['admin-rich-text', /\/src\/admin\/rich-text\//],
];

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** How deep in the tree of folders a module lies. */
const depth = (id: string) => id.split('/').length;

/** The folder, or the group of folders, that a module is loaded with; a route's own few lines go with its page, the deepest of what they name. */
function folderOf(id: string, graph: ModuleGraph): string | null {
  const page = /\/src\/routes\/.*tsr-split/.test(id)
    ? graph
        .getModuleInfo(id)
        ?.importedIds.filter((one) => FOLDER.test(one) && !EVERY_SCREEN.test(one))
        .sort((one, other) => depth(other) - depth(one))[0]
    : id;
  const [together] = TOGETHER.find(([, files]) => files.test(page ?? '')) ?? [];
  return together ?? FOLDER.exec(page ?? '')?.[1]?.replaceAll('/', '-') ?? null;
}

/** What some screens alone need, in files of their own. */
const PARTS: [name: string, files: RegExp][] = [
  ['ky', /\/node_modules\/ky\//],
  ['html', /\/src\/(ui\/html|site\/text)\//],
  ['forms', /\/node_modules\/(formik|yup)\//],
  ['editor', /\/node_modules\/(quill|quill-delta|parchment|react-quill)\//],
  ['sorting', /\/node_modules\/@dnd-kit\//],
  ['staff', /\/src\/(app\/admin-entry\.ts|api\/admin\/)|\/node_modules\/valtio\//],
];

const antd = (names: string) => new RegExp(`/node_modules/antd/(es/)?(${names})/`);

/** antd by who begins to need it, each with what it stands on: the login, the shell, what lists and forms share, either. */
const ANTD: [name: string, files: RegExp][] = [
  [
    'antd-login',
    antd('alert|button|col|config-provider|divider|flex|form|grid|input|row|typography'),
  ],
  [
    'antd-shell',
    antd('app|avatar|breadcrumb|drawer|dropdown|layout|locale|menu|modal|result|skeleton|space'),
  ],
  [
    'antd-fields',
    antd(
      'checkbox|descriptions|empty|input-number|popover|radio|segmented|select|spin|switch|tag|tree|_util',
    ),
  ],
  ['antd-lists', antd('pagination|table')],
  ['antd-icons', /\/node_modules\/@ant-design\/icons/],
  ['antd-forms', /\/node_modules\/(antd|@ant-design|@rc-component)\//],
];

/** The files of the build: what starts a visit, what every visit runs, and one for each folder of screens. */
export const chunkGroups = [
  { name: 'start', test: /\/src\/app\/main\.tsx$/, priority: 3 },
  { name: 'libraries', test: LIBRARIES, priority: 2.5 },
  { name: 'app', test: EVERY_SCREEN, priority: 2 },
  ...PARTS.map(([name, test]) => ({ name, test, priority: 1 })),
  ...ANTD.map(([name, test], index) => ({ name, test, priority: 1 - index / 10 })),
  {
    debugName: 'folders',
    name: folderOf,
    includeDependenciesRecursively: false,
  },
];
