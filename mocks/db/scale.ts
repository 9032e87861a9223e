import type { Faker } from '@faker-js/faker';
import { faker as fakerEN } from '@faker-js/faker/locale/en';
import { faker as fakerZH } from '@faker-js/faker/locale/zh_CN';
import { formatTime } from '../time';
import { articleGroups } from './articles';
import { lawyersByPosition } from './lawyers';
import { SEED_LANGUAGES } from './seed';
import type { Store } from './store';

const TEN_YEARS_MS = 3_652 * 86_400_000;
const LAST_DAY_MS = Date.UTC(2026, 10, 21);
const PICTURE_COUNTS = { cover: 24, portrait: 36 };

type Language = (typeof SEED_LANGUAGES)[number];

const TEXTS = {
  en_US: {
    faker: fakerEN,
    headline: (client: string, matter: string) => `Harcourt & Lin advises ${client} on ${matter}`,
    matters: [
      'a cross-border acquisition',
      'its listing in Hong Kong',
      'a syndicated loan',
      'an arbitration seated in Singapore',
      'its data protection programme',
      'a merger filing in four jurisdictions',
      'a joint venture in renewable energy',
      'the restructuring of its debt',
    ],
    note: 'The team combined lawyers from Beijing, Hong Kong and London.',
    content:
      '<p>The matter was signed after eight months of negotiation. Our lawyers in three offices worked from one set of documents in two languages.</p><p>Closing is subject to the usual approvals and is expected within the year.</p>',
    intro: '<p>Advises Chinese and international companies on transactions and disputes.</p>',
  },
  zh_CN: {
    faker: fakerZH,
    headline: (client: string, matter: string) => `衡联助力${client}${matter}`,
    matters: [
      '完成跨境收购',
      '赴香港上市',
      '取得银团贷款',
      '应对新加坡仲裁案件',
      '建立数据保护合规体系',
      '完成四法域经营者集中申报',
      '设立可再生能源合资企业',
      '推进债务重组',
    ],
    note: '本项目由北京、香港、伦敦三地律师共同完成。',
    content:
      '<p>双方历经八个月磋商签署协议。本所三地律师以统一的中英双语文本推进全部工作。</p><p>交割尚待常规审批，预计于年内完成。</p>',
    intro: '<p>为境内外企业提供交易与争议解决法律服务。</p>',
  },
} satisfies Record<Language, { faker: Faker } & Record<string, unknown>>;

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

function pictureUrl(origin: string, motif: keyof typeof PICTURE_COUNTS, index: number): string {
  const number = (index % PICTURE_COUNTS[motif]) + 1;
  return `${origin}/files/seed/${motif}-${String(number).padStart(2, '0')}.webp`;
}

/** Returns the languages of item `index`: one for every twentieth, both for all others. */
function languagesOf(index: number): readonly Language[] {
  return index % 20 === 0 ? [pick(SEED_LANGUAGES, index / 20)] : SEED_LANGUAGES;
}

function addNews(store: Store, count: number, origin: string): void {
  const missingCount = count - articleGroups(store.news).length;
  const cataloguesByLanguage = new Map(
    SEED_LANGUAGES.map((lang) => [
      lang,
      store.catalogues.all().filter((catalogue) => catalogue.type === 0 && catalogue.lang === lang),
    ]),
  );
  for (let index = 0; index < missingCount; index += 1) {
    const createTime = formatTime(
      LAST_DAY_MS - Math.round((TEN_YEARS_MS * (index + 1)) / (missingCount + 1)),
    );
    const isExternal = index % 10 === 3;
    for (const lang of languagesOf(index)) {
      const { faker, headline, matters, note, content } = TEXTS[lang];
      store.news.put({
        id: store.news.nextId(),
        no: `news-scale-${index + 1}`,
        lang,
        title: headline(faker.company.name(), pick(matters, index)),
        note,
        content: isExternal ? '' : content,
        cataId: pick(cataloguesByLanguage.get(lang) ?? [], index).id,
        contentUrl: isExternal ? `https://news.example/${index + 1}` : '',
        isLink: isExternal ? 1 : 0,
        coverUrl: index % 4 === 0 ? '' : pictureUrl(origin, 'cover', index),
        top: 0,
        createTime,
        updateTime: createTime,
        operatorName: 'admin',
        views: index % 5_000,
      });
    }
  }
}

function addLawyers(store: Store, count: number, origin: string): void {
  const existingCount = lawyersByPosition(store.lawyers).length;
  const idsIn = (records: readonly { id: number; lang: string }[], lang: string) =>
    records.filter((record) => record.lang === lang).map(({ id }) => id);
  const linkedIds = Object.fromEntries(
    SEED_LANGUAGES.map((lang) => [
      lang,
      {
        jobs: idsIn(store.jobs.all(), lang),
        fields: idsIn(store.professionalFields.all(), lang),
        offices: idsIn(store.offices.all(), lang),
      },
    ]),
  );
  for (let index = 0; index < count - existingCount; index += 1) {
    for (const lang of languagesOf(index)) {
      const { jobs = [], fields = [], offices = [] } = linkedIds[lang] ?? {};
      store.lawyers.put({
        id: store.lawyers.nextId(),
        no: `lawyer-scale-${index + 1}`,
        lang,
        top: 0,
        sort: existingCount + index + 1,
        name: TEXTS[lang].faker.person.fullName(),
        photoUrl: index % 3 === 0 ? '' : pictureUrl(origin, 'portrait', index),
        phoneNumber: '+86 10 5550 0199',
        email: `lawyer-${index + 1}@harcourt-lin.example`,
        intro: TEXTS[lang].intro,
        jobIds: [pick(jobs, index)],
        proFieldIds: [pick(fields, index), pick(fields, index + 5)],
        officeId: pick(offices, index),
        customContents: [],
      });
    }
  }
}

/**
 * Adds news items and lawyers to a seeded store up to `count` of each, the same ones for the same count. Loaded on demand:
 * @faker-js/faker is large.
 */
export function growStore(store: Store, count: number, origin: string): void {
  fakerEN.seed(1987);
  fakerZH.seed(1987);
  addNews(store, count, origin);
  addLawyers(store, count, origin);
}
