import { LANGUAGES } from './seed';
import { isSameId, type Row, type Store } from './store';
import {
  createdReply,
  noContent,
  httpError,
  validationError,
  itemReply,
  itemOr404,
  listReply,
  notFound,
  pageReply,
  rowsIn,
  titleError,
  type Call,
  type Reply,
} from './reply';

type Handler = (call: Call) => Reply | Promise<Reply>;

/** Handlers by method and path, without `/api`. */
export type Routes = Record<string, Handler>;

const inLanguage = (rows: readonly Row[], language: string | null) =>
  rows.filter(({ lang }) => lang === language);
const pinnedFirst = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => Number(b.top) - Number(a.top));
const newestFirst = (rows: readonly Row[]) =>
  pinnedFirst([...rows].sort((a, b) => Number(b.id) - Number(a.id)));
const contains = (text: unknown, part: string | null) =>
  part === null || String(text).toLowerCase().includes(part.toLowerCase());
/** Returns an article as in lists: without its text, which only the call of a single article returns (D19). */
const toListedArticle = (row: Row): Row => ({ ...row, content: undefined });
const languageOf = ({ query, language }: Call) => query.get('lang') ?? language;

/** Returns the handlers of news, cases or honors: for staff by `no`, for visitors by id (§7). */
function articleRoutes(store: Store, path: string, table: Row[], needsCatalogue: boolean): Routes {
  const validate = (rows: Row[]) =>
    titleError(rows, 'title') ??
    (needsCatalogue && rows.some(({ cataId }) => !cataId)
      ? validationError('cataId is missing')
      : undefined);
  const createPinHandler =
    (top: 0 | 1): Handler =>
    ({ query }) => {
      for (const row of table) if (isSameId(row.no, query.get('no'))) row.top = top;
      return noContent();
    };
  return {
    [`GET /admin/${path}`]: ({ query, language }) => {
      const no = query.get('no');
      const rows = inLanguage(newestFirst(table), language).filter(
        (row) => contains(row.title, query.get('title')) && (no === null || isSameId(row.no, no)),
      );
      return pageReply(rows.map(toListedArticle), query);
    },
    [`POST /admin/${path}`]: ({ body }) => {
      const rows = rowsIn(body);
      const error = validate(rows);
      if (error) return error;
      store.create(table, rows, { top: 0, views: 0, operatorName: 'Second Editor' });
      return createdReply();
    },
    [`PUT /admin/${path}`]: ({ body }) => {
      const rows = rowsIn(body);
      const preservedNames = ['createTime', 'views', 'operatorName', 'top'];
      return (
        validate(rows) ?? (store.replace(table, rows, preservedNames) ? noContent() : notFound())
      );
    },
    [`DELETE /admin/${path}`]: ({ query }) => {
      store.remove(table, ({ no }) => isSameId(no, query.get('no')));
      return noContent();
    },
    [`PUT /admin/${path}/pin`]: createPinHandler(1),
    [`PUT /admin/${path}/unpin`]: createPinHandler(0),
    [`GET /user/${path}`]: (call) => {
      const { query } = call;
      const [no, cataId] = [query.get('no'), query.get('cataId')];
      const rows = inLanguage(newestFirst(table), languageOf(call))
        .filter(
          (row) =>
            (no === null || isSameId(row.no, no)) && (!cataId || isSameId(row.cataId, cataId)),
        )
        .map(toListedArticle);
      return query.has('pageSize') ? pageReply(rows, query) : listReply(rows);
    },
    [`GET /user/${path}/{}`]: ({ pathParameters: [id] }) => {
      const row = store.findById(table, id);
      if (row) row.views = Number(row.views) + 1;
      return itemOr404(row);
    },
  };
}

function catalogueRoutes(store: Store, deletesChildren: boolean): Routes {
  const table = store.tables.catalogues;
  const tree = (rows: readonly Row[], parentId: unknown): Row[] =>
    rows
      .filter((row) => isSameId(row.parentId ?? '', parentId))
      .map((row) => ({ ...row, childrenList: tree(rows, row.id) }));
  const listTree: Handler = (call) =>
    listReply(
      tree(
        inLanguage(table, languageOf(call)).filter(({ type }) =>
          isSameId(type, call.query.get('type')),
        ),
        '',
      ),
    );
  const removeSubtree = (id: unknown): void => {
    const children = table.filter(({ parentId }) => isSameId(parentId, id));
    store.remove(table, (row) => isSameId(row.id, id));
    if (deletesChildren) for (const row of children) removeSubtree(row.id);
  };
  return {
    'GET /admin/catalog': listTree,
    'GET /user/catalog': listTree,
    'GET /admin/catalog/{}': ({ pathParameters: [id] }) => itemOr404(store.findById(table, id)),
    'POST /admin/catalog': ({ body }) =>
      titleError(rowsIn(body), 'name') ?? createdReply(store.create(table, rowsIn(body))),
    'PUT /admin/catalog': ({ body }) =>
      titleError(rowsIn(body), 'name') ??
      (store.replace(table, rowsIn(body), ['type']) ? noContent() : notFound()),
    'DELETE /admin/catalog/{}': ({ pathParameters: [id] }) => {
      removeSubtree(id);
      return noContent();
    },
    'PUT /admin/catalog/sort': createSortHandler(store, table),
  };
}

const createSortHandler =
  (store: Store, table: Row[]): Handler =>
  ({ body }) =>
    store.insertBefore(table, body as Row) ? noContent() : notFound();

const createPinByIdHandler =
  (store: Store, table: Row[]): Handler =>
  ({ pathParameters: [id, top] }) => {
    const row = store.findById(table, id);
    if (row) row.top = Number(top);
    return row ? noContent() : notFound();
  };

const createRemoveHandler =
  (store: Store, table: Row[]): Handler =>
  ({ pathParameters: [id] }) => {
    if (!store.findById(table, id)) return notFound();
    store.remove(table, (row) => isSameId(row.id, id));
    return noContent();
  };

/** Returns the handlers of records of one language each, without `no` (D26): banners and professional fields. */
function recordRoutes(
  store: Store,
  path: string,
  table: Row[],
  titleField: 'title' | 'name',
): Routes {
  return {
    [`POST ${path}`]: ({ body }) => {
      const rows = rowsIn(body).map((row) => ({ top: 0, ...row, id: store.nextNumber() }));
      const error = titleField === 'name' ? titleError(rows, titleField) : undefined;
      if (!error) table.push(...rows);
      return error ?? createdReply();
    },
    [`PUT ${path}`]: ({ body }) => {
      const error = titleField === 'name' ? titleError(rowsIn(body), titleField) : undefined;
      if (!error) store.replaceEach(table, rowsIn(body), ['top']);
      return error ?? noContent();
    },
    [`DELETE ${path}/{}`]: createRemoveHandler(store, table),
    [`GET ${path}/detail/{}`]: ({ pathParameters: [id] }) => itemOr404(store.findById(table, id)),
  };
}

function professionalFieldRoutes(store: Store): Routes {
  const table = store.tables.professionalFields;
  return {
    ...recordRoutes(store, '/admin/professionalField', table, 'name'),
    'GET /admin/professionalField': ({ query, language }) =>
      pageReply(inLanguage(table, language), query),
    'GET /admin/professionalField/lang/list': (call) =>
      listReply(inLanguage(table, languageOf(call))),
    'PUT /admin/professionalField/sort': createSortHandler(store, table),
    'GET /user/professionalField/list': ({ language }) => listReply(inLanguage(table, language)),
    'GET /user/professionalField/{}': ({ pathParameters: [id] }) =>
      itemOr404(store.findById(table, id)),
    'GET /user/professionalField/pageTurn/{}': ({ pathParameters: [id], language }) => {
      const rows = inLanguage(table, language);
      const index = rows.findIndex((row) => isSameId(row.id, id));
      return itemReply({ previous: rows[index - 1] ?? null, next: rows[index + 1] ?? null });
    },
  };
}

function bannerRoutes(store: Store): Routes {
  const table = store.tables.banners;
  return {
    ...recordRoutes(store, '/admin/banner', table, 'title'),
    'GET /admin/banner': ({ language }) => listReply(inLanguage(table, language)),
    'PUT /admin/banner/{}/{}': createPinByIdHandler(store, table),
    'GET /user/banner': ({ language }) => listReply(pinnedFirst(inLanguage(table, language))),
  };
}

function lawyerRoutes(store: Store): Routes {
  const { lawyers: table, jobs, professionalFields, offices } = store.tables;
  const toDetail = (row: Row): Row => {
    const referenceTo = (records: Row[], id: unknown, key: string) => {
      const record = store.findById(records, id);
      return record && { [key]: id, lawyerTeamId: row.id, name: record.name, lang: record.lang };
    };
    const referencesTo = (records: Row[], ids: unknown, key: string) =>
      ((ids ?? []) as unknown[]).flatMap((id) => referenceTo(records, id, key) ?? []);
    const { officeId, ...rowFields } = row;
    return {
      ...rowFields,
      jobs: referencesTo(jobs, row.jobIds, 'jobId'),
      proFields: referencesTo(professionalFields, row.proFieldIds, 'professionalFieldId'),
      office: referenceTo(offices, officeId, 'officeId') ?? null,
    };
  };
  const toStoredLawyers = (body: unknown) =>
    rowsIn(body).map(({ office, ...row }) => ({
      ...row,
      officeId: (office as Row | undefined)?.officeId,
    }));
  const inOffices = ({ query }: Call) => {
    const ids = query.get('officeIds')?.split(',').filter(Boolean) ?? [];
    return (row: Row) => ids.length === 0 || ids.includes(String(row.officeId));
  };
  const includesId = (ids: unknown, id: string | null) =>
    !id || ((ids ?? []) as unknown[]).some((candidate) => isSameId(candidate, id));
  const create = (body: unknown) => {
    store.create(table, toStoredLawyers(body), { top: 0 });
    return createdReply();
  };
  return {
    // There is no query `no` (§7).
    'GET /admin/lawyerTeam': (call) => {
      const rows = pinnedFirst(inLanguage(table, call.language)).filter(
        (row) => contains(row.name, call.query.get('name')) && inOffices(call)(row),
      );
      return pageReply(rows.map(toDetail), call.query);
    },
    'GET /user/lawyerTeam': (call) => {
      const { query, language } = call;
      const rows = pinnedFirst(inLanguage(table, language)).filter(
        (row) =>
          inOffices(call)(row) &&
          includesId(row.jobIds, query.get('jobId')) &&
          includesId(row.proFieldIds, query.get('practiceAreaId')) &&
          (contains(row.name, query.get('keyword')) || contains(row.intro, query.get('keyword'))),
      );
      return pageReply(rows.map(toDetail), query);
    },
    'GET /admin/lawyerTeam/detail/{}': ({ pathParameters: [id] }) => {
      const row = store.findById(table, id);
      return itemOr404(row && toDetail(row));
    },
    'GET /user/lawyerTeam/{}': ({ pathParameters: [id] }) => {
      const row = store.findById(table, id);
      return itemOr404(row && toDetail(row));
    },
    'POST /admin/lawyerTeam': ({ body }) => titleError(rowsIn(body), 'name') ?? create(body),
    'PUT /admin/lawyerTeam': ({ body }) =>
      titleError(rowsIn(body), 'name') ??
      (store.replace(table, toStoredLawyers(body), ['top', 'createTime'])
        ? noContent()
        : notFound()),
    'DELETE /admin/lawyerTeam/{}': createRemoveHandler(store, table),
    'PUT /admin/lawyerTeam/{}/{}': createPinByIdHandler(store, table),
    'PUT /admin/lawyerTeam/sort': createSortHandler(store, table),
    'PUT /admin/lawyerTeam/update-sort/{}/{}': ({ pathParameters: [no, position] }) => {
      for (const { langCode } of LANGUAGES) {
        const rows = inLanguage(table, langCode);
        const row = rows.find((candidate) => isSameId(candidate.no, no));
        const target = rows.filter((candidate) => candidate !== row)[Number(position) - 1];
        if (row && target) store.insertBefore(table, { sourceId: row.id, targetId: target.id });
        else if (row) table.push(...table.splice(table.indexOf(row), 1));
      }
      return noContent();
    },
  };
}

function jobRoutes(store: Store): Routes {
  const { jobs: table, lawyers } = store.tables;
  const lawyersWithJob = (id: unknown) =>
    lawyers.filter(({ jobIds }) =>
      ((jobIds ?? []) as unknown[]).some((candidate) => isSameId(candidate, id)),
    );
  return {
    'GET /admin/job': (call) => listReply(inLanguage(table, languageOf(call))),
    'GET /admin/job/{}': ({ pathParameters: [id] }) => itemOr404(store.findById(table, id)),
    'GET /admin/job/check/{}': ({ pathParameters: [id] }) => itemReply(lawyersWithJob(id).length),
    'POST /admin/job': ({ body }) =>
      titleError(rowsIn(body), 'name') ?? createdReply(store.create(table, rowsIn(body))),
    'PUT /admin/job': ({ body }) =>
      titleError(rowsIn(body), 'name') ??
      (store.replace(table, rowsIn(body), []) ? noContent() : notFound()),
    'DELETE /admin/job/{}': (call) =>
      lawyersWithJob(call.pathParameters[0]).length > 0
        ? validationError('Lawyers hold this job')
        : createRemoveHandler(store, table)(call),
    'PUT /admin/job/sort': createSortHandler(store, table),
    'POST /admin/job/replace': ({ body }) => {
      const { currentNo, replaceNo } = body as Row;
      for (const job of table.filter(({ no }) => isSameId(no, currentNo))) {
        const replacement = table.find(
          ({ no, lang }) => isSameId(no, replaceNo) && lang === job.lang,
        );
        for (const row of lawyersWithJob(job.id))
          row.jobIds = (row.jobIds as unknown[]).map((id) =>
            isSameId(id, job.id) ? replacement?.id : id,
          );
      }
      return createdReply();
    },
  };
}

function portalRoutes(store: Store): Routes {
  const { offices } = store.tables;
  return {
    'GET /admin/office': (call) => listReply(inLanguage(offices, languageOf(call))),
    'GET /admin/portal-config': () => listReply(store.tables.portal),
    'POST /admin/portal-config': ({ body }) => {
      store.tables.portal = rowsIn(body).map((row) => ({
        ...row,
        officesList: ((row.officesList ?? []) as Row[]).map((office) => ({
          ...office,
          officeId: office.officeId ?? store.nextNumber(),
        })),
      }));
      offices.splice(0);
      for (const { lang, officesList } of store.tables.portal)
        for (const { officeId, name } of officesList as Row[])
          offices.push({ id: officeId, lang, name });
      return createdReply();
    },
    'GET /user/portal-config': ({ language }) =>
      itemReply(inLanguage(store.tables.portal, language)[0] ?? store.tables.portal[0]),
    'GET /admin/portal-config/site-status': () => itemReply(store.siteStatus),
    'GET /user/portal-config/site-status': () => itemReply(store.siteStatus),
    'POST /admin/portal-config/site-status/{}': ({ pathParameters: [value = ''] }) => {
      store.siteStatus = value;
      return createdReply();
    },
  };
}

/** Stores an uploaded picture or PDF under `/uploads/`, and returns its path; returns undefined for other files. */
async function storeFile(
  store: Store,
  readUploadedFile: Call['readUploadedFile'],
): Promise<string | undefined> {
  const file = await readUploadedFile();
  if (!file?.type.startsWith('image/') && file?.type !== 'application/pdf') return undefined;
  const path = `/uploads/${store.nextNumber()}/${encodeURIComponent(file.name)}`;
  store.files.set(path, { type: file.type, bytes: Buffer.from(await file.arrayBuffer()) });
  return path;
}

function fileRoutes(store: Store): Routes {
  const table = store.tables.icons;
  const rejection = httpError(415, 'Only pictures and PDF');
  return {
    'POST /admin/files/upload': async ({ readUploadedFile }) => {
      const fileId = await storeFile(store, readUploadedFile);
      return fileId === undefined ? rejection : createdReply({ fileId });
    },
    'GET /admin/icon': () => listReply(table),
    'POST /admin/icon': async ({ readUploadedFile }) => {
      const iconUrl = await storeFile(store, readUploadedFile);
      if (iconUrl === undefined) return rejection;
      table.push({ id: store.nextNumber(), iconUrl });
      return createdReply();
    },
    'DELETE /admin/icon/{}': createRemoveHandler(store, table),
  };
}

function sessionRoutes(store: Store): Routes {
  return {
    'POST /admin/login': ({ body }) => {
      const { loginAccount, password } = body as Row;
      if (loginAccount !== 'second' || password !== store.password)
        return httpError(400, 'Account or password is wrong');
      const token = `second-token-${store.nextNumber()}`;
      store.tokens.add(token);
      return itemReply({ token });
    },
    'GET /admin/quit': ({ token }) => {
      store.tokens.delete(token);
      return noContent();
    },
    'GET /admin/mine': () =>
      itemReply({
        ...{ id: 1, loginAccount: 'second', userName: 'Second Editor', headImg: store.headImg },
        ...{ roleId: 1, roleName: 'Editor', lastLoginTime: '2026-03-02 09:30:00' },
      }),
    'PUT /admin/modify-password': ({ body }) => {
      const { oldPassword, newPassword } = body as Row;
      if (oldPassword !== store.password) return validationError('The old password is wrong');
      store.password = String(newPassword);
      return noContent();
    },
    'PUT /admin/modify-head-img': ({ body }) => {
      store.headImg = String((body as Row).headImg);
      return noContent();
    },
    'GET /common/language': () => listReply(LANGUAGES),
    'POST /admin/send-email': ({ body }) => {
      if (!/^\S+@\S+\.\S+$/.test(String((body as Row).email)))
        return validationError('email is not valid');
      store.emails.push(body);
      return createdReply();
    },
  };
}

/** Returns the handlers of every call of §7. With `deletesChildren`, deleting a catalogue also deletes its children. */
export const createRoutes = (store: Store, deletesChildren: boolean): Routes => ({
  ...sessionRoutes(store),
  ...catalogueRoutes(store, deletesChildren),
  ...articleRoutes(store, 'latest-news', store.tables.news, true),
  ...articleRoutes(store, 'case-analysis', store.tables.cases, true),
  ...articleRoutes(store, 'lawfirm-honour', store.tables.honors, false),
  ...bannerRoutes(store),
  ...professionalFieldRoutes(store),
  ...lawyerRoutes(store),
  ...jobRoutes(store),
  ...portalRoutes(store),
  ...fileRoutes(store),
});
