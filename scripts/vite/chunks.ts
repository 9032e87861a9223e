/** A folder of screens, which is a loading unit (docs/architecture.md#3-structure-and-imports). */
const FOLDER = /\/src\/((?:site|admin)\/.+)\/[^/]+$/;

/** Code of every screen: the layers below, and what several public screens share. */
const EVERY_SCREEN =
  /\/src\/(app\/(site-entry|app|router|prerendered-page|preload)\.tsx?|(i18n|lib|ui(?!\/html)|api(?!\/admin)|site\/(layout|seo|cards))\/|routes\/_site\.tsx)|\/@tanstack\/react-router\//;

/** Libraries of every screen. They seldom change, so that chunks with only them keep their names across releases. */
const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|swr|@tanstack|@lingui\/react)\//;

/** Admin folders that are always loaded together. */
const TOGETHER: [name: string, files: RegExp][] = [
  [
    'admin-shell',
    /\/src\/admin\/(sections\.ts|layout\/|session\/[^/]+$|(page-frame|shared)\/)|virtual:antd-office/,
  ],
  // The login's part of the shared admin code, so that the login needs no more of it.
  ['admin-theme', /\/src\/admin\/(theme|requests)\//],
  ['admin-session-login', /\/src\/admin\/session\/login\/|virtual:antd-login/],
  // The table loads after its screen.
  [
    'admin-rows',
    /\/src\/admin\/(list\/(list-(rows|settings|empty)|row-selection|sortable-rows)|reorder\/(drag-handle|sibling-drag|sort-area|use-drag-messages))/,
  ],
  // A dialog with controls that no list needs at first.
  ['admin-list-questions', /\/src\/admin\/list\/deletion-languages/],
  // Without what loads on demand.
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

/** Returns the depth of a module in the tree of folders. */
const depth = (id: string) => id.split('/').length;

/**
 * Returns the folder, or the group of folders, that a module is loaded with; a route file belongs to the deepest folder
 * that it imports, that of its page.
 */
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

/** Libraries that only some screens need, in files of their own. */
const SOME_LIBRARIES: [name: string, files: RegExp][] = [
  ['ky', /\/node_modules\/ky\//],
  ['sanitizer', /\/node_modules\/dompurify\//],
  ['forms', /\/node_modules\/(formik|yup)\//],
  ['editor', /\/node_modules\/(quill|quill-delta|parchment|react-quill)\//],
  ['sorting', /\/node_modules\/@dnd-kit\//],
];

/** Code that only some screens need, in files of their own. */
const PARTS: [name: string, files: RegExp][] = [
  ['html', /\/src\/(ui\/html|site\/text)\//],
  ['staff', /\/src\/(app\/admin-entry\.ts|api\/admin\/)|\/node_modules\/valtio\//],
];

const antd = (names: string) => new RegExp(`/node_modules/antd/(es/)?(${names})/`);

/**
 * antd by its first user, each group with its dependencies: the login, the layout, the shared part of lists and forms,
 * either.
 */
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

/**
 * Names of the chunks that contain only libraries. They import no other chunks, so that a change of the application does
 * not rename them (docs/decisions/0018).
 */
export const LIBRARY_CHUNKS = ['libraries', ...[...SOME_LIBRARIES, ...ANTD].map(([name]) => name)];

/** Chunks of the build: the entry, the code of every visit, and one for each folder of screens. */
export const chunkGroups = [
  { name: 'start', test: /\/src\/app\/main\.tsx$/, priority: 3 },
  { name: 'libraries', test: LIBRARIES, priority: 2.5 },
  { name: 'app', test: EVERY_SCREEN, priority: 2 },
  ...[...SOME_LIBRARIES, ...PARTS].map(([name, test]) => ({ name, test, priority: 1 })),
  ...ANTD.map(([name, test], index) => ({ name, test, priority: 1 - index / 10 })),
  {
    debugName: 'folders',
    name: folderOf,
    includeDependenciesRecursively: false,
  },
];
