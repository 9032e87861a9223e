import type { OperationId } from '../../mocks/call';
import { IdempotencyKeys } from '../../src/api/idempotency-keys';
import { effectOf, idOf, isRow, isSameId, type Id, type Row } from './live-backend';
import type { TestItemType } from './test-items';
import { AFFECTED_FEATURES } from './affected-features';
import { checkSort, type CheckContext } from './check-context';

/** Operations of one type of article (§7 Admin content). */
type Calls = ReturnType<typeof callsOf>;

function callsOf(name: 'News' | 'Case' | 'Honor') {
  return {
    create: `create${name}`,
    update: `update${name}`,
    read: `get${name}`,
    pin: `pin${name}`,
    unpin: `unpin${name}`,
    remove: `delete${name}`,
  } as const satisfies Record<string, OperationId>;
}

/** The context of the check of one type of article. */
interface ArticleContext extends CheckContext {
  type: TestItemType;
  calls: Calls;
}

const nosOf = (rows: readonly Row[]) => new Set(rows.map(({ no }) => String(no)));
const languagesOf = (rows: readonly Row[]) =>
  rows
    .map(({ lang }) => String(lang))
    .sort()
    .join(', ');

/** Creates an item twice with one idempotency key, and returns its versions (D18, D38, D49). */
async function create(
  { backend, report, testItems, type, calls: { create: id } }: ArticleContext,
  versions: Row[],
): Promise<Row[]> {
  const key = new IdempotencyKeys().keyOf('');
  const creation = await backend.call(id, { body: versions, key });
  if (!creation.ok) {
    if (type === 'honors')
      report.contradict(
        'D38',
        `${creation.name} with only a title responds with ${creation.status}`,
        effectOf(creation),
      );
    return [];
  }
  if (type === 'honors') report.confirm('D38', 'an item with only a title was created');
  await backend.call(id, { body: versions, key, mayBeRejected: true });
  const rows = await testItems.find(type);
  if (rows.length === 0) {
    report.contradict(
      'D18',
      `no admin list contains the item that ${creation.name} created`,
      `breaks: the application does not find the published item, and ${AFFECTED_FEATURES[id]} keeps the draft`,
    );
    return [];
  }
  const nos = nosOf(rows);
  report.check('D49', nos.size === 1, 'a repeated mutation created no second item', [
    `${creation.name} twice with one key created ${nos.size} items`,
    'copes: after a lost response the application checks whether the item was saved',
  ]);
  const [no] = nos;
  return rows.filter((row) => String(row.no) === no);
}

/** Adds a language or saves both again, and checks whether the versions belong together (D18). */
async function update(
  { backend, report, testItems, type, calls }: ArticleContext,
  no: Id,
  body: Row[],
): Promise<void> {
  const updateResponse = await backend.call(calls.update, { body });
  const after = (await testItems.find(type)).filter((row) => isSameId(row.no, no));
  report.check(
    'D18',
    updateResponse.ok && languagesOf(after) === 'en_US, zh_CN',
    'versions saved in one array share a `no`',
    [
      `after ${updateResponse.name} the item has ${languagesOf(after) || 'no version'}`,
      updateResponse.ok
        ? `breaks: ${AFFECTED_FEATURES[calls.update]} loses a language`
        : effectOf(updateResponse),
    ],
  );
}

/** Pins and unpins an item, and checks every version (D23). */
async function pin(
  { backend, report, testItems, type, calls }: ArticleContext,
  no: Id,
): Promise<void> {
  for (const [id, top] of [
    [calls.pin, 1],
    [calls.unpin, 0],
  ] as const) {
    const { name, ok } = await backend.call(id, { query: { no } });
    const rows = (await testItems.find(type)).filter((row) => isSameId(row.no, no));
    const haveSameTop = rows.length > 0 && rows.every((row) => Number(row.top) === top);
    report.check('D23', ok && haveSameTop, 'pins apply to every language', [
      `after ${name} \`top\` is ${rows.map((row) => String(row.top)).join(', ')}`,
      `breaks: ${AFFECTED_FEATURES[id]} has no effect in some language`,
    ]);
  }
}

/** Fetches an item twice as a visitor: checks that it is found by its id, and reports whether this counts views (D11, D36, D37). */
async function checkViews({ backend, report, calls }: ArticleContext, row: Row): Promise<void> {
  const id = idOf(row) ?? '';
  const firstResponse = await backend.call(calls.read, { path: { id } });
  const secondResponse = await backend.call(calls.read, { path: { id } });
  report.check('D36', firstResponse.ok, 'visitors can read a saved item immediately', [
    `${firstResponse.name} responds with ${firstResponse.status} right after it was saved`,
    'breaks: visitors do not see published items',
  ]);
  if (!isRow(firstResponse.result) || !isRow(secondResponse.result)) return;
  report.check(
    'D11',
    isSameId(firstResponse.result.id, id),
    'items are found by the ids of their lists',
    [
      `${firstResponse.name} returns another item than requested`,
      `breaks: ${AFFECTED_FEATURES[calls.read]} shows another item`,
    ],
  );
  report.confirm(
    'D37',
    Number(secondResponse.result.views) > Number(firstResponse.result.views)
      ? 'fetching an item counts a view'
      : 'fetching an item counts no view',
  );
}

/** Deletes an item, and checks whether a version of it remains (D24). */
async function remove(
  { backend, report, testItems, type, calls }: ArticleContext,
  no: Id,
): Promise<void> {
  const { name, ok } = await backend.call(calls.remove, { query: { no } });
  const remainingRows = (await testItems.find(type)).filter((row) => isSameId(row.no, no));
  report.check('D24', ok && remainingRows.length === 0, 'all languages are deleted', [
    `after ${name} the languages ${languagesOf(remainingRows)} still exist`,
    `breaks: after ${AFFECTED_FEATURES[calls.remove]} the item is still in the list`,
  ]);
}

/** Sends every mutation of a type of article; `addedVersion` is a language that the first mutation lacks. */
async function checkArticles(
  context: ArticleContext,
  sentVersions: Row[],
  addedVersion?: Row,
): Promise<void> {
  const rows = await create(context, sentVersions);
  const [version] = rows;
  const no = idOf(version, 'no');
  if (!version || no === undefined) return;
  await checkViews(context, version);
  // The application sends whole versions, since some backends clear omitted fields.
  const versions = rows.map(({ id, lang }) => ({
    ...sentVersions.find((sentVersion) => sentVersion.lang === lang),
    id,
    no,
  }));
  await update(context, no, [...versions, ...(addedVersion ? [{ ...addedVersion, no }] : [])]);
  await pin(context, no);
  await remove(context, no);
}

/** Creates a catalogue in both languages (D21). */
async function makeCatalogue(
  { backend, report, testItems }: CheckContext,
  type: 0 | 1,
  label: string,
): Promise<Row[]> {
  const itemType = type === 0 ? 'newsCatalogues' : 'caseCatalogues';
  const name = testItems.name(label);
  const creation = await backend.call('createCatalogue', {
    body: [
      { lang: 'en_US', name, type, parentId: null },
      { lang: 'zh_CN', name, type, parentId: null },
    ],
  });
  if (!creation.ok) return [];
  const rows = await testItems.find(itemType, label);
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  report.check('D21', ids.length === 2, 'a catalogue has a separate id in each language', [
    `a catalogue of two languages has ${ids.length} ids`,
    'breaks: articles of one language cannot be published in the catalogue',
  ]);
  return rows;
}

/** Creates child catalogues, sorts them (D27), and tries to delete their parent (D32), which contains no articles. */
async function checkChildCatalogues(context: CheckContext, [parent]: Row[]): Promise<void> {
  const { backend, report, testItems } = context;
  const parentId = idOf(parent);
  if (!parent || parentId === undefined) return;
  const { lang, no, name } = parent;
  const child = testItems.name('below');
  await backend.call('getCatalogue', { path: { id: parentId } });
  await backend.call('updateCatalogue', {
    body: [{ id: parentId, no, lang, name, type: 0, parentId: null }],
  });
  for (const childName of [child, `${child} 2`])
    await backend.call('createCatalogue', { body: [{ lang, name: childName, type: 0, parentId }] });
  await checkSort(context, 'newsCatalogues', 'below', 'sortCatalogues', lang);
  const deletion = await backend.call('deleteCatalogue', {
    path: { id: parentId },
    mayBeRejected: true,
  });
  report.check('D32', !deletion.ok, 'a catalogue with children cannot be deleted', [
    `${deletion.name} deletes a catalogue with children`,
    'copes: the application does not offer to delete a catalogue with children or articles',
  ]);
}

/** Checks that external news keep their URL and their summary (D25, D39). */
async function checkExternal(
  { backend, report, testItems }: CheckContext,
  versions: Row[],
): Promise<void> {
  const title = testItems.name('external');
  await backend.call('createNews', { body: versions.map((version) => ({ ...version, title })) });
  const [externalItem] = await testItems.find('news', 'external');
  if (!externalItem) return;
  report.check(
    'D25',
    Number(externalItem.isLink) === 1 && Boolean(externalItem.contentUrl),
    '`isLink` with `contentUrl`',
    [
      'external news are returned without `isLink` or `contentUrl`',
      'breaks: external news open as articles without text',
    ],
  );
  if (typeof externalItem.note !== 'string')
    report.contradict(
      'D39',
      'news are returned without their `note`',
      'breaks: the summary of news is lost',
    );
}

/** Creates, fetches, updates, pins and deletes test articles and catalogues. */
export async function writeArticles(context: CheckContext): Promise<void> {
  const { testItems } = context;
  const article = {
    content: '<p>Contract check</p>',
    contentUrl: 'https://contract-check.example/',
  };
  const title = testItems.name('honor');
  const honorContext = { ...context, type: 'honors', calls: callsOf('Honor') } as const;
  await checkArticles(honorContext, [{ lang: 'en_US', title }], { lang: 'zh_CN', title });

  await checkChildCatalogues(context, await makeCatalogue(context, 0, 'parent'));
  const newsCatalogues = await makeCatalogue(context, 0, 'folder');
  const news = newsCatalogues.map(({ id, lang }) => ({
    ...{ ...article, lang, title: testItems.name('news'), cataId: id },
    ...{ isLink: 1, note: 'Contract check' },
  }));
  if (news.length > 0) {
    await checkArticles({ ...context, type: 'news', calls: callsOf('News') }, news);
    await checkExternal(context, news);
  }

  const caseCatalogues = await makeCatalogue(context, 1, 'folder');
  const cases = caseCatalogues.map(({ id, lang }) => ({
    ...article,
    lang,
    title: testItems.name('case'),
    cataId: id,
  }));
  if (cases.length > 0)
    await checkArticles({ ...context, type: 'cases', calls: callsOf('Case') }, cases);
}
