/**
 * Matches a folder of screens, which is one chunk (docs/architecture.md#3-structure-and-imports). The route file of a
 * screen imports its page, so the folder of the page names the chunk. `src/site/screens.ts` does not name chunks: each
 * name would repeat a folder, and a configuration file cannot import the list, whose queries need the bundler's aliases.
 */
const FOLDER_PATTERN = /\/src\/((?:site|admin)\/.+)\/[^/]+$/;

/** Matches code of every screen: the shared layers, and components that several public screens use. */
const SHARED_MODULE_PATTERN =
  /\/src\/(app\/(site-entry|app|router|prerendered-page|preload)\.tsx?|(i18n|lib(?!\/is-deep-equal)|ui(?!\/(html|use-reload-block))|api(?!\/admin)|site\/(layout|seo|cards))\/|routes\/_site\.tsx)/;

/** Matches libraries of every screen. They seldom change, so that chunks with only them keep their names across releases. */
const LIBRARY_PATTERN =
  /\/node_modules\/(react|react-dom|scheduler|swr|@tanstack|@lingui\/react)\//;

/** Groups of admin modules that one chunk contains; the first group that matches a module counts. */
const ADMIN_GROUPS: [name: string, files: RegExp][] = [
  // With small files that would each cost a request: modules that several screens share, and most style sheets.
  [
    'admin-layout',
    /\/src\/admin\/(?!session\/|theme\/|fields\/|upload\/crop-|(\w+\/)?preview\/).+\.css$/,
  ],
  [
    'admin-layout',
    /\/src\/admin\/(sections\.ts|layout\/|session\/[^/]+$|(page|shared)\/|(articles|people)\/[^/]+$|catalogues\/names\/|names\/named-items)|virtual:antd-admin|\/node_modules\/idb\//,
  ],
  ['admin-session-login', /\/src\/admin\/session\/login\/|virtual:antd-login/],
  // The table loads after its screen.
  [
    'admin-rows',
    /\/src\/admin\/(list\/(list-(rows|settings|empty)|row-selection|sortable-rows)|reorder\/(drag-handle|sibling-drag|sort-area|use-drag-messages))/,
  ],
  // The calendar of a filter.
  ['admin-day-picker', /\/src\/admin\/list\/day-picker/],
  // Without the parts that load on demand.
  ['admin-lists', /\/src\/admin\/((list|reorder)\/(?!position-dialog)|csv\/(?!export-dialog))/],
  // The table of differences, which loads on demand, with its library.
  [
    'admin-differences',
    /\/src\/admin\/edit-form\/(difference-table|whole-texts|compare-texts)|\/node_modules\/diff\//,
  ],
  [
    'admin-edit-form',
    /\/src\/admin\/((edit-form|languages|upload)\/(?!crop-)|rich-text\/(rich-text(-field|\.module)|deferred-editor))/,
  ],
  ['admin-catalogue-select', /\/src\/admin\/catalogues\/choice\/catalogue-select/],
  ['admin-articles-edit', /\/src\/admin\/(articles\/edit|catalogues\/choice)\//],
  // The edit form needs these modules of the list and nothing else of it.
  [
    'admin-expertise-pairs',
    /\/src\/admin\/expertise\/(professional-field-(match|pairs)|use-professional-field-name)\./,
  ],
  ['admin-rich-text', /\/src\/admin\/rich-text\//],
  // With its Markdown, which no folder of `src` contains.
  ['admin-help', /\/(src\/admin\/help|docs\/handbook)\//],
];

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Returns the depth of a module in the tree of folders. */
const depthOf = (id: string) => id.split('/').length;

/**
 * Returns the folder, or the group of folders, that a module is loaded with; a route file belongs to the deepest folder
 * that it imports, that of its page.
 */
function folderOf(id: string, graph: ModuleGraph): string | null {
  const page = /\/src\/routes\/.*tsr-split/.test(id)
    ? graph
        .getModuleInfo(id)
        ?.importedIds.filter(
          (importedId) =>
            FOLDER_PATTERN.test(importedId) && !SHARED_MODULE_PATTERN.test(importedId),
        )
        .sort((a, b) => depthOf(b) - depthOf(a))[0]
    : id;
  const [group] = ADMIN_GROUPS.find(([, files]) => files.test(page ?? '')) ?? [];
  return group ?? FOLDER_PATTERN.exec(page ?? '')?.[1]?.replaceAll('/', '-') ?? null;
}

/** Libraries that only some screens need, each in a separate chunk. */
const OPTIONAL_LIBRARIES: [name: string, files: RegExp][] = [
  ['ky', /\/node_modules\/ky\//],
  ['sanitizer', /\/node_modules\/dompurify\//],
  ['forms', /\/node_modules\/(formik|yup)\//],
  ['editor', /\/node_modules\/(quill|quill-delta|parchment|react-quill)\//],
  ['sorting', /\/node_modules\/@dnd-kit\//],
];

/** Code that only some screens need, in separate chunks. */
const OPTIONAL_CODE: [name: string, files: RegExp][] = [['html', /\/src\/(ui\/html|site\/text)\//]];

/** Returns a pattern for the files of components of antd, and of one other package. */
const antdPattern = (names: string, other = 'antd/none') =>
  new RegExp(`/node_modules/(antd/(es/)?(${names})|${other})/`);

/** Components of antd whose style sheet loads with their chunk (`antd-styles.tsx`). */
interface DeferredComponents {
  folders: readonly string[];
  /** Other such chunk, which this one imports. */
  importedChunk?: string;
}

/** Components of antd that neither the layout nor the plain fields of a form need, by their chunk. */
export const DEFERRED_ANTD: Record<string, DeferredComponents> = {
  'antd-choices': {
    folders: ['select', 'tree', 'tree-select', 'checkbox', 'radio', 'input-number'],
  },
  'antd-lists': {
    folders: ['auto-complete', 'badge', 'date-picker', 'pagination', 'table', 'time-picker'],
    importedChunk: 'antd-choices',
  },
  'antd-rest': { folders: ['anchor', 'popconfirm', 'slider', 'steps', 'switch'] },
};

/** Returns a chunk of `DEFERRED_ANTD`: its components, but those that a filter loads on demand, and its style sheet. */
function deferredAntd(chunk: string): [name: string, files: RegExp] {
  const folders =
    DEFERRED_ANTD[chunk]?.folders.filter((folder) => !folder.endsWith('-picker')) ?? [];
  return [chunk, new RegExp(`${antdPattern(folders.join('|')).source}|virtual:${chunk}`)];
}

/**
 * Components of antd by the screen that needs them first, each group with its dependencies: the login, all other
 * screens with the layout, the plain fields of forms, fields with choices, only lists, few screens.
 */
const ANTD: [name: string, files: RegExp][] = [
  [
    'antd-login',
    antdPattern('alert|button|col|config-provider|divider|flex|form|grid|input|row|typography'),
  ],
  [
    'antd-layout',
    antdPattern(
      'app|avatar|breadcrumb|descriptions|drawer|dropdown|empty|layout|locale|menu|modal|popover|progress|result|segmented|skeleton|space|spin|tag|_util',
      '@ant-design/icons',
    ),
  ],
  ['antd-forms', antdPattern('card|tabs|upload')],
  deferredAntd('antd-choices'),
  deferredAntd('antd-lists'),
  ['antd-rest', /\/node_modules\/(antd|@ant-design|@rc-component)\/|virtual:antd-rest/],
];

/** The date picker of antd, which a filter loads on demand; its dependencies and messages are in the groups above. */
const DATES: [name: string, files: RegExp] = [
  'antd-dates',
  /\/node_modules\/(dayjs\/|(@rc-component\/picker|antd\/es\/(date-picker|time-picker))\/(?!(.*\/)?locale\/))/,
];

/**
 * Names of the chunks that contain only libraries. They import no chunk of the application, whose changes therefore do
 * not rename them (docs/decisions/0018).
 */
export const LIBRARY_CHUNKS = [
  'libraries',
  ...[...OPTIONAL_LIBRARIES, ...ANTD, DATES].map(([name]) => name),
];

/** Groups of modules that become one chunk: the entry, libraries, the code of every screen, each folder of screens. */
export const chunkGroups = [
  { name: 'entry', test: /\/src\/app\/main\.tsx$/, priority: 3 },
  { name: 'libraries', test: LIBRARY_PATTERN, priority: 2.5 },
  { name: 'app', test: SHARED_MODULE_PATTERN, priority: 2 },
  ...[...OPTIONAL_LIBRARIES, ...OPTIONAL_CODE].map(([name, test]) => ({ name, test, priority: 1 })),
  { name: DATES[0], test: DATES[1], priority: 1.1, includeDependenciesRecursively: false },
  ...ANTD.map(([name, test], index) => ({ name, test, priority: 1 - index / 10 })),
  // The login needs no more of the admin area's shared code. After antd, which it imports.
  {
    name: 'admin-api',
    test: /\/src\/(app\/admin-entry\.ts|api\/admin\/|lib\/is-deep-equal|ui\/use-reload-block|admin\/(theme\/|requests\/|session\/incomplete-discard|fields\/.+\.css$))|\/node_modules\/valtio\//,
    priority: 0.2,
  },
  {
    debugName: 'folders',
    name: folderOf,
    includeDependenciesRecursively: false,
  },
];
