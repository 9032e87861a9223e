import type { OperationId } from './call';
import type { Store } from './db/store';
import type { TestInput } from './test-client';

const WEBP_FILE = new File(['picture'], 'cover.webp', { type: 'image/webp' });

function firstOf<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The seed is empty');
  return item;
}

function lastOf<T>(list: readonly T[]): T {
  return firstOf(list.slice(-1));
}

function filterEnglish<T extends { lang: string }>(list: readonly T[]): T[] {
  return list.filter(({ lang }) => lang === 'en_US');
}

/** Creates a catalogue without children and articles, and returns its id. */
function createEmptyCatalogue({ catalogues }: Store): number {
  const id = catalogues.nextId();
  const fields = {
    no: 'empty',
    lang: 'en_US',
    type: 0,
    parentId: null,
    name: 'Empty',
    sort: 99,
  } as const;
  return catalogues.put({ id, ...fields }).id;
}

function createUnassignedJob({ jobs }: Store): number {
  const id = jobs.nextId();
  return jobs.put({ id, no: 'unassigned', lang: 'en_US', name: 'Unassigned', sort: 99 }).id;
}

function createUnusedProfessionalField({ professionalFields }: Store): number {
  const id = professionalFields.nextId();
  const fields = { lang: 'en_US', name: 'Unused', introduce: '', iconUrl: '', updateTime: '' };
  return professionalFields.put({ id, sort: 99, ...fields }).id;
}

const inputWithNo = (list: readonly { no: string }[]): TestInput => ({
  query: { no: firstOf(list).no },
});
const inputWithId = (list: readonly { id: number }[]): TestInput => ({
  path: { id: firstOf(list).id },
});

const inputOfMove = (list: readonly { id: number }[]): TestInput => ({
  body: { sourceId: list[1]?.id, targetId: firstOf(list).id },
});

function catalogueIdOf({ catalogues }: Store, type: 0 | 1): number {
  return firstOf(filterEnglish(catalogues.all()).filter((catalogue) => catalogue.type === type)).id;
}

/** Maps each operation to a function that creates a valid request from the records of a store; some store a record to delete. */
export const validInputs: Record<OperationId, (db: Store) => TestInput> = {
  loginAdmin: () => ({ body: { loginAccount: 'admin', password: 'admin123' }, token: null }),
  quitAdmin: () => ({}),
  changePassword: () => ({ body: { oldPassword: 'admin123', newPassword: 'plum-rain-1987' } }),
  changePortrait: () => ({ body: { headImg: 'http://localhost/files/seed/portrait-01.webp' } }),
  getAdminProfile: () => ({}),
  listLanguages: () => ({}),

  listAdminCatalogues: () => ({ query: { type: 0, lang: 'en_US' } }),
  createCatalogue: () => ({ body: [{ lang: 'en_US', name: 'Podcasts', type: 0, parentId: null }] }),
  updateCatalogue: ({ catalogues }) => {
    const { id, lang, type, parentId } = firstOf(catalogues.all());
    return { body: [{ id, lang, type, parentId, name: 'Renamed' }] };
  },
  getCatalogue: ({ catalogues }) => inputWithId(catalogues.all()),
  deleteCatalogue: (db) => ({ path: { id: createEmptyCatalogue(db) } }),
  sortCatalogues: ({ catalogues }) =>
    inputOfMove(
      filterEnglish(catalogues.all()).filter(({ type, parentId }) => type === 0 && !parentId),
    ),
  listCatalogues: () => ({ query: { type: 1 } }),

  listAdminNews: () => ({ query: { pageNo: 1, pageSize: 10, total: 79, title: 'a' } }),
  createNews: (db) => ({
    body: [{ title: 'New', lang: 'en_US', cataId: catalogueIdOf(db, 0), content: '<p>New</p>' }],
  }),
  updateNews: ({ news }) => {
    const { id, no, lang, cataId } = firstOf(news.all());
    return { body: [{ id, no, lang, cataId, title: 'Changed' }] };
  },
  deleteNews: ({ news }) => inputWithNo(news.all()),
  pinNews: ({ news }) => inputWithNo(news.all()),
  unpinNews: ({ news }) => inputWithNo(news.all()),
  listNews: (db) => ({
    query: { page: 1, pageSize: 5, cataId: catalogueIdOf(db, 0), lang: 'en_US' },
  }),
  getNews: ({ news }) => inputWithId(news.all()),

  listAdminCases: () => ({ query: { pageNo: 2, pageSize: 10 } }),
  createCase: (db) => ({ body: [{ title: 'New', lang: 'en_US', cataId: catalogueIdOf(db, 1) }] }),
  updateCase: ({ cases }) => {
    const { id, no, lang, cataId } = firstOf(cases.all());
    return {
      body: [{ id, no, lang, cataId, title: 'Changed', contentUrl: 'https://a.example/b' }],
    };
  },
  deleteCase: ({ cases }) => inputWithNo(cases.all()),
  pinCase: ({ cases }) => inputWithNo(cases.all()),
  unpinCase: ({ cases }) => inputWithNo(cases.all()),
  listCases: () => ({ query: { page: 1, pageSize: 5 } }),
  getCase: ({ cases }) => inputWithId(cases.all()),

  listAdminHonors: () => ({ query: { pageNo: 1, pageSize: 10 } }),
  createHonor: () => ({ body: [{ title: 'New', lang: 'en_US' }] }),
  updateHonor: ({ honors }) => {
    const { id, no, lang } = firstOf(honors.all());
    return { body: [{ id, no, lang, title: 'Changed' }] };
  },
  deleteHonor: ({ honors }) => inputWithNo(honors.all()),
  pinHonor: ({ honors }) => inputWithNo(honors.all()),
  unpinHonor: ({ honors }) => inputWithNo(honors.all()),
  listHonors: () => ({}),
  getHonor: ({ honors }) => inputWithId(honors.all()),

  listAdminBanners: () => ({}),
  createBanner: () => ({ body: [{ lang: 'en_US', title: 'New', linkUrl: '' }] }),
  updateBanner: ({ banners }) => {
    const { id, lang } = firstOf(banners.all());
    return { body: [{ id, lang, title: 'Changed' }] };
  },
  deleteBanner: ({ banners }) => inputWithId(banners.all()),
  getAdminBanner: ({ banners }) => inputWithId(banners.all()),
  setBannerTop: ({ banners }) => ({ path: { id: firstOf(banners.all()).id, top: 1 } }),
  listBanners: () => ({}),

  listAdminProfessionalFields: () => ({ query: { page: 1, pageSize: 10 } }),
  listProfessionalFieldsByLanguage: () => ({ query: { lang: 'zh_CN' }, token: null }),
  createProfessionalField: () => ({ body: [{ name: 'Space', lang: 'en_US' }] }),
  updateProfessionalField: ({ professionalFields }) => {
    const { id, lang } = firstOf(professionalFields.all());
    return { body: [{ id, lang, name: 'Changed' }] };
  },
  deleteProfessionalField: (db) => ({ path: { id: createUnusedProfessionalField(db) } }),
  getAdminProfessionalField: ({ professionalFields }) => inputWithId(professionalFields.all()),
  sortProfessionalFields: ({ professionalFields }) =>
    inputOfMove(filterEnglish(professionalFields.all())),
  listProfessionalFields: () => ({}),
  getProfessionalField: ({ professionalFields }) => inputWithId(professionalFields.all()),
  getProfessionalFieldNeighbors: () => ({ path: { no: 'arbitration' } }),

  sortLawyers: ({ lawyers }) => inputOfMove(filterEnglish(lawyers.all())),
  moveLawyer: ({ lawyers }) => ({ path: { no: lastOf(lawyers.all()).no, sort: 3 } }),
  listAdminLawyers: ({ offices }) => ({
    query: {
      name: 'a',
      officeIds: offices
        .all()
        .map(({ id }) => id)
        .join(),
      page: 1,
      pageSize: 10,
    },
  }),
  createLawyer: ({ jobs }) => ({
    body: [{ lang: 'en_US', name: 'Ada Quill', email: '', jobIds: [firstOf(jobs.all()).id] }],
  }),
  updateLawyer: ({ lawyers }) => {
    const { id, no, lang } = firstOf(lawyers.all());
    return { body: [{ id, no, lang, name: 'Changed', office: null }] };
  },
  deleteLawyer: ({ lawyers }) => inputWithId(lawyers.all()),
  getAdminLawyer: ({ lawyers }) => inputWithId(lawyers.all()),
  setLawyerTop: ({ lawyers }) => ({ path: { id: firstOf(lawyers.all()).id, top: 1 } }),
  listLawyers: ({ jobs, professionalFields, offices }) => ({
    query: {
      jobId: firstOf(jobs.all()).id,
      practiceAreaId: firstOf(professionalFields.all()).id,
      officeIds: firstOf(offices.all()).id,
      keyword: 'a',
      page: 1,
      pageSize: 12,
      total: 42,
    },
  }),
  getLawyer: ({ lawyers }) => inputWithId(lawyers.all()),

  listOffices: () => ({ query: { lang: 'zh_CN' }, token: null }),
  listJobs: () => ({ query: { lang: 'zh_CN' }, token: null }),
  createJob: () => ({ body: [{ lang: 'en_US', name: 'Librarian' }] }),
  updateJob: ({ jobs }) => {
    const { id, no, lang } = firstOf(jobs.all());
    return { body: [{ id, no, lang, name: 'Changed' }] };
  },
  getJob: ({ jobs }) => inputWithId(jobs.all()),
  checkJob: ({ jobs }) => inputWithId(jobs.all()),
  deleteJob: (db) => ({ path: { id: createUnassignedJob(db) } }),
  sortJobs: ({ jobs }) => inputOfMove(filterEnglish(jobs.all())),
  replaceJob: () => ({ body: { currentNo: 'job-partner', replaceNo: 'job-counsel' } }),

  getAdminPortalConfiguration: () => ({}),
  savePortalConfiguration: () => ({ body: [{ lang: 'en_US', name: 'Harcourt & Lin' }] }),
  getPortalConfiguration: () => ({}),
  getAdminSiteStatus: () => ({}),
  setSiteStatus: () => ({ path: { value: 0 } }),
  getSiteStatus: () => ({}),
  uploadIcon: () => ({ body: WEBP_FILE }),
  listIcons: () => ({}),
  deleteIcon: ({ icons }) => ({ path: { id: lastOf(icons.all()).id } }),
  uploadFile: () => ({ body: WEBP_FILE }),
  sendContactEmail: () => ({
    body: { email: 'olivia@meridian.example', content: 'Hello' },
    token: null,
  }),
};
