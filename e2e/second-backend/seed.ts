import type { Row } from './store';

/** The languages of content (§3). */
export const LANGUAGES = [
  { langCode: 'en_US', langName: 'English' },
  { langCode: 'zh_CN', langName: '简体中文' },
];

/** A PNG of 16 by 16 pixels in one color. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQ96skCTGMahjVMHw1AADtoeYB8BgGegAAAABJRU5ErkJggg==',
  'base64',
);

/** The path of the only uploaded file of the seed (D16). */
export const SEEDED_FILE = '/uploads/seed/picture.png';

/** Returns one record per language: ids count from `firstId`, versions share `no` unless it is null (D26). */
function versions(firstId: number, no: string | null, english: Row, chinese: Row): Row[] {
  return [english, chinese].map((fields, index) => ({
    ...{ id: firstId + index, ...(no !== null && { no }) },
    ...{ lang: index === 0 ? 'en_US' : 'zh_CN', ...fields },
  }));
}

const article = (
  firstId: number,
  no: string,
  titles: [string, string],
  extraFields: Row[] = [{}, {}],
) =>
  versions(
    firstId,
    no,
    {
      title: titles[0],
      content: `<p>${titles[0]}, in detail.</p>`,
      ...commonArticleFields,
      ...extraFields[0],
    },
    {
      title: titles[1],
      content: `<p>${titles[1]}：详情。</p>`,
      ...commonArticleFields,
      ...extraFields[1],
    },
  );

const commonArticleFields = {
  ...{ top: 0, views: 3, operatorName: 'Editor', coverUrl: SEEDED_FILE },
  ...{ createTime: '2026-03-02 09:30:00', updateTime: '2026-03-02 09:30:00' },
};

const namedVersions = (
  firstId: number,
  no: string | null,
  english: string,
  chinese: string,
  extraFields: Row = {},
) => versions(firstId, no, { name: english, ...extraFields }, { name: chinese, ...extraFields });

const catalogueIds = (englishId: number) => [{ cataId: englishId }, { cataId: englishId + 1 }];

const lawyer = (
  firstId: number,
  no: string,
  english: string,
  chinese: string,
  firstJobId: number,
) =>
  [english, chinese].map((name, index) => ({
    ...{ id: firstId + index, no, lang: index === 0 ? 'en_US' : 'zh_CN', top: 0, name },
    ...{
      photoUrl: SEEDED_FILE,
      phoneNumber: '+86 21 6000 0001',
      email: `lawyer${firstId}@firm.example`,
    },
    intro: index === 0 ? `<p>${name} advises on mergers.</p>` : `<p>${name}专注于并购业务。</p>`,
    ...{
      jobIds: [firstJobId + index],
      proFieldIds: [firstJobId + 100 + index],
      officeId: 801 + index,
    },
    customContents: [{ title: index === 0 ? 'Education' : '教育背景', content: '<p>LL.M.</p>' }],
  }));

function portal(lang: string, name: string, offices: [string, string], ids: [number, number]): Row {
  return {
    ...{ lang, name, iconUrl: `https://cdn.firm.example/logo.svg`, address: '1 Bund, Shanghai' },
    ...{ email: 'contact@firm.example', tel: '+86 21 6000 0000', introduce: `<p>${name}</p>` },
    ...{ lawyerCount: 41, isLawyerCountVisible: 1, totalPeople: 70, isTotalPeopleVisible: 1 },
    ...{ branchCount: 2, isBranchCountVisible: 0 },
    advantagesList: [{ title: lang === 'en_US' ? 'One team' : '一体化团队', content: '<p>…</p>' }],
    environmentList: [{ title: lang === 'en_US' ? 'Reception' : '前台', coverUrl: SEEDED_FILE }],
    officesList: offices.map((office, index) => ({
      ...{ name: office, address: `${office} 1`, email: `office${index}@firm.example` },
      ...{ contactNumber: '+86 21 6000 0002', bottomWebsiteShow: 1, officeId: ids[index] },
    })),
  };
}

/** Returns a fresh copy of the seed: every table in its order. */
export const createSeed = () => ({
  news: [
    ...article(101, 'n1', ['Firm opens in Ningbo', '宁波办公室成立'], catalogueIds(401)),
    ...article(103, 'n2', ['Guide to data exports', '数据出境指南'], catalogueIds(403)),
    ...article(105, 'n3', ['Three partners join', '三位合伙人加入'], catalogueIds(401)),
  ].map((row): Row => ({ isLink: 0, note: 'Summary', ...row })),
  cases: [
    ...article(201, 'c1', ['Sale of a shipyard', '某船厂出售案'], catalogueIds(405)),
    ...article(203, 'c2', ['Listing in Hong Kong', '香港上市项目'], catalogueIds(405)),
  ],
  honors: [
    ...article(301, 'h1', ['Firm of the year', '年度律所']),
    ...article(303, 'h2', ['Band 1 for shipping', '海事第一等']),
  ],
  catalogues: [
    ...namedVersions(401, 'k1', 'Firm news', '律所新闻', { type: 0, parentId: null }),
    ...namedVersions(403, 'k2', 'Insights', '专业文章', { type: 0, parentId: null }),
    ...namedVersions(405, 'k3', 'Transactions', '交易', { type: 1, parentId: null }),
  ],
  jobs: [
    ...namedVersions(501, 'j1', 'Partner', '合伙人'),
    ...namedVersions(503, 'j2', 'Counsel', '顾问'),
    ...namedVersions(505, 'j3', 'Associate', '律师'),
  ],
  professionalFields: [
    ...namedVersions(601, null, 'Mergers', '并购', { introduce: '<p>…</p>', iconUrl: SEEDED_FILE }),
    ...namedVersions(603, null, 'Shipping', '海事海商', {
      introduce: '<p>…</p>',
      iconUrl: SEEDED_FILE,
    }),
    ...namedVersions(605, null, 'Data protection', '数据合规', {
      introduce: '<p>…</p>',
      iconUrl: '',
    }),
  ],
  lawyers: [
    ...lawyer(701, 'l1', 'Ada Chen', '陈雅达', 501),
    ...lawyer(703, 'l2', 'Boris Wang', '王博', 503),
    ...lawyer(705, 'l3', 'Clara Xu', '徐可', 505),
  ],
  offices: [
    ...namedVersions(801, null, 'Shanghai', '上海'),
    ...namedVersions(803, null, 'Ningbo', '宁波'),
  ],
  banners: versions(
    901,
    null,
    {
      title: 'Advice across borders',
      subTitle: 'Since 1998',
      imgPath: SEEDED_FILE,
      top: 1,
      linkUrl: '',
    },
    { title: '跨境法律服务', subTitle: '始于 1998 年', imgPath: SEEDED_FILE, top: 1, linkUrl: '' },
  ),
  portal: [
    portal('en_US', 'Bund & Partners', ['Shanghai', 'Ningbo'], [801, 803]),
    portal('zh_CN', '外滩律师事务所', ['上海', '宁波'], [802, 804]),
  ],
  icons: [{ id: 951, iconUrl: SEEDED_FILE }] as Row[],
});
