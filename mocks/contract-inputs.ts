import type { OperationId } from './call';
import type { Store } from './db/store';
import type { TestInput } from './test-client';

const WEBP = new File(['picture'], 'cover.webp', { type: 'image/webp' });

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('The seed is empty');
  return item;
}

function lastOf<T>(list: readonly T[]): T {
  return first(list.slice(-1));
}

function inEnglish<T extends { lang: string }>(list: readonly T[]): T[] {
  return list.filter(({ lang }) => lang === 'en_US');
}

/** Creates a catalogue without children and articles, and returns its id. */
function emptyCatalogue({ catalogues }: Store): number {
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

function unassignedJob({ jobs }: Store): number {
  const id = jobs.nextId();
  return jobs.put({ id, no: 'unassigned', lang: 'en_US', name: 'Unassigned', sort: 99 }).id;
}

function unusedField({ professionalFields }: Store): number {
  const id = professionalFields.nextId();
  const fields = { lang: 'en_US', name: 'Unused', introduce: '', iconUrl: '', updateTime: '' };
  return professionalFields.put({ id, sort: 99, ...fields }).id;
}

const byNo = (list: readonly { no: string }[]): TestInput => ({ query: { no: first(list).no } });
const byId = (list: readonly { id: number }[]): TestInput => ({ path: { id: first(list).id } });

const swap = (list: readonly { id: number }[]): TestInput => ({
  body: { sourceId: list[1]?.id, targetId: first(list).id },
});

function catalogueId({ catalogues }: Store, type: 0 | 1): number {
  return first(inEnglish(catalogues.all()).filter((catalogue) => catalogue.type === type)).id;
}

/** Creates a valid request for each operation from the records of a store. */
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
    const { id, lang, type, parentId } = first(catalogues.all());
    return { body: [{ id, lang, type, parentId, name: 'Renamed' }] };
  },
  getCatalogue: ({ catalogues }) => byId(catalogues.all()),
  deleteCatalogue: (db) => ({ path: { id: emptyCatalogue(db) } }),
  sortCatalogues: ({ catalogues }) =>
    swap(inEnglish(catalogues.all()).filter(({ type, parentId }) => type === 0 && !parentId)),
  listCatalogues: () => ({ query: { type: 1 } }),

  listAdminNews: () => ({ query: { pageNo: 1, pageSize: 10, total: 79, title: 'a' } }),
  createNews: (db) => ({
    body: [{ title: 'New', lang: 'en_US', cataId: catalogueId(db, 0), content: '<p>New</p>' }],
  }),
  updateNews: ({ news }) => {
    const { id, no, lang, cataId } = first(news.all());
    return { body: [{ id, no, lang, cataId, title: 'Changed' }] };
  },
  deleteNews: ({ news }) => byNo(news.all()),
  pinNews: ({ news }) => byNo(news.all()),
  unpinNews: ({ news }) => byNo(news.all()),
  listNews: (db) => ({
    query: { page: 1, pageSize: 5, cataId: catalogueId(db, 0), lang: 'en_US' },
  }),
  getNews: ({ news }) => byId(news.all()),

  listAdminCases: () => ({ query: { pageNo: 2, pageSize: 10 } }),
  createCase: (db) => ({ body: [{ title: 'New', lang: 'en_US', cataId: catalogueId(db, 1) }] }),
  updateCase: ({ cases }) => {
    const { id, no, lang, cataId } = first(cases.all());
    return {
      body: [{ id, no, lang, cataId, title: 'Changed', contentUrl: 'https://a.example/b' }],
    };
  },
  deleteCase: ({ cases }) => byNo(cases.all()),
  pinCase: ({ cases }) => byNo(cases.all()),
  unpinCase: ({ cases }) => byNo(cases.all()),
  listCases: () => ({ query: { page: 1, pageSize: 5 } }),
  getCase: ({ cases }) => byId(cases.all()),

  listAdminHonors: () => ({ query: { pageNo: 1, pageSize: 10 } }),
  createHonor: () => ({ body: [{ title: 'New', lang: 'en_US' }] }),
  updateHonor: ({ honors }) => {
    const { id, no, lang } = first(honors.all());
    return { body: [{ id, no, lang, title: 'Changed' }] };
  },
  deleteHonor: ({ honors }) => byNo(honors.all()),
  pinHonor: ({ honors }) => byNo(honors.all()),
  unpinHonor: ({ honors }) => byNo(honors.all()),
  listHonors: () => ({}),
  getHonor: ({ honors }) => byId(honors.all()),

  listAdminBanners: () => ({}),
  createBanner: () => ({ body: [{ lang: 'en_US', title: 'New', linkUrl: '' }] }),
  updateBanner: ({ banners }) => {
    const { id, lang } = first(banners.all());
    return { body: [{ id, lang, title: 'Changed' }] };
  },
  deleteBanner: ({ banners }) => byId(banners.all()),
  getAdminBanner: ({ banners }) => byId(banners.all()),
  setBannerTop: ({ banners }) => ({ path: { id: first(banners.all()).id, top: 1 } }),
  listBanners: () => ({}),

  listAdminProfessionalFields: () => ({ query: { page: 1, pageSize: 10 } }),
  listProfessionalFieldsByLanguage: () => ({ query: { lang: 'zh_CN' }, token: null }),
  createProfessionalField: () => ({ body: [{ name: 'Space', lang: 'en_US' }] }),
  updateProfessionalField: ({ professionalFields }) => {
    const { id, lang } = first(professionalFields.all());
    return { body: [{ id, lang, name: 'Changed' }] };
  },
  deleteProfessionalField: (db) => ({ path: { id: unusedField(db) } }),
  getAdminProfessionalField: ({ professionalFields }) => byId(professionalFields.all()),
  sortProfessionalFields: ({ professionalFields }) => swap(inEnglish(professionalFields.all())),
  listProfessionalFields: () => ({}),
  getProfessionalField: ({ professionalFields }) => byId(professionalFields.all()),
  getProfessionalFieldNeighbours: () => ({ path: { no: 'arbitration' } }),

  sortLawyers: ({ lawyers }) => swap(inEnglish(lawyers.all())),
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
    body: [{ lang: 'en_US', name: 'Ada Quill', email: '', jobIds: [first(jobs.all()).id] }],
  }),
  updateLawyer: ({ lawyers }) => {
    const { id, no, lang } = first(lawyers.all());
    return { body: [{ id, no, lang, name: 'Changed', office: null }] };
  },
  deleteLawyer: ({ lawyers }) => byId(lawyers.all()),
  getAdminLawyer: ({ lawyers }) => byId(lawyers.all()),
  setLawyerTop: ({ lawyers }) => ({ path: { id: first(lawyers.all()).id, top: 1 } }),
  listLawyers: ({ jobs, professionalFields, offices }) => ({
    query: {
      jobId: first(jobs.all()).id,
      practiceAreaId: first(professionalFields.all()).id,
      officeIds: first(offices.all()).id,
      keyword: 'a',
      page: 1,
      pageSize: 12,
      total: 42,
    },
  }),
  getLawyer: ({ lawyers }) => byId(lawyers.all()),

  listOffices: () => ({ query: { lang: 'zh_CN' }, token: null }),
  listJobs: () => ({ query: { lang: 'zh_CN' }, token: null }),
  createJob: () => ({ body: [{ lang: 'en_US', name: 'Librarian' }] }),
  updateJob: ({ jobs }) => {
    const { id, no, lang } = first(jobs.all());
    return { body: [{ id, no, lang, name: 'Changed' }] };
  },
  getJob: ({ jobs }) => byId(jobs.all()),
  checkJob: ({ jobs }) => byId(jobs.all()),
  deleteJob: (db) => ({ path: { id: unassignedJob(db) } }),
  sortJobs: ({ jobs }) => swap(inEnglish(jobs.all())),
  replaceJob: () => ({ body: { currentNo: 'job-partner', replaceNo: 'job-counsel' } }),

  getAdminPortalConfiguration: () => ({}),
  savePortalConfiguration: () => ({ body: [{ lang: 'en_US', name: 'Harcourt & Lin' }] }),
  getPortalConfiguration: () => ({}),
  getAdminSiteStatus: () => ({}),
  setSiteStatus: () => ({ path: { value: 0 } }),
  getSiteStatus: () => ({}),
  uploadIcon: () => ({ body: WEBP }),
  listIcons: () => ({}),
  deleteIcon: ({ icons }) => ({ path: { id: lastOf(icons.all()).id } }),
  uploadFile: () => ({ body: WEBP }),
  sendContactEmail: () => ({
    body: { email: 'olivia@meridian.example', content: 'Hello' },
    token: null,
  }),
};
