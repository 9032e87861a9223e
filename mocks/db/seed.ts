import type { ArticleRecord } from './articles';
import { bannerSeeds } from './seed/banners';
import { caseSeeds } from './seed/cases';
import { catalogueSeeds } from './seed/catalogues';
import { honorSeeds } from './seed/honors';
import { newsSeeds } from './seed/news';
import { jobSeeds, officeSeeds, portalSeed, professionalFieldSeeds } from './seed/organization';
import { lawyerSeeds } from './seed/people';
import { showcaseSeeds } from './seed/showcase';
import type { ArticleSeed, ArticleVersionSeed, Localized } from './seed/types';
import { seedAccounts } from './seed-accounts';
import type { Store } from './store';

/** The languages that the seed is written in, in the order of its records. */
export const SEED_LANGUAGES = ['en_US', 'zh_CN'] as const;

type SeedLanguage = (typeof SEED_LANGUAGES)[number];

/** Number of icons in the seed (docs/architecture.md#5-mock-backend). */
const ICON_COUNT = 24;

/** Ids of the records that others refer to, by `no` or key and language: `get('job', 'job-partner', 'en_US')`. */
class References {
  readonly #ids = new Map<string, number>();

  set(entity: string, key: string, lang: SeedLanguage, id: number): number {
    this.#ids.set(`${entity} ${key} ${lang}`, id);
    return id;
  }

  get(entity: string, key: string, lang: SeedLanguage): number {
    const id = this.#ids.get(`${entity} ${key} ${lang}`);
    if (id === undefined) throw new Error(`The seed has no ${entity} ${key} in ${lang}`);
    return id;
  }
}

/** Returns the versions of a seed record, each with its language. */
function versionsOf<T>(versions: Localized<T>): [SeedLanguage, T][] {
  return SEED_LANGUAGES.flatMap((lang): [SeedLanguage, T][] => {
    const version = versions[lang];
    return version === undefined ? [] : [[lang, version]];
  });
}

/** Returns the URL of a seed picture; an empty string without a picture. */
function pictureUrl(origin: string, name: string | undefined): string {
  return name ? `${origin}/files/seed/${name}` : '';
}

function seedJobs({ jobs }: Store, references: References): void {
  for (const [index, { no, name }] of jobSeeds.entries()) {
    for (const [lang, text] of versionsOf(name)) {
      const id = references.set('job', no, lang, jobs.nextId());
      jobs.put({ id, no, lang, name: text, sort: index + 1 });
    }
  }
}

function seedOffices({ offices }: Store, references: References): void {
  for (const [index, { key, name, address, ...rest }] of officeSeeds.entries()) {
    for (const [lang, text] of versionsOf(name)) {
      const id = references.set('office', key, lang, offices.nextId());
      offices.put({ ...rest, id, lang, name: text, address: address[lang], sort: index + 1 });
    }
  }
}

function seedProfessionalFields(
  { professionalFields }: Store,
  references: References,
  origin: string,
): void {
  for (const [index, seed] of professionalFieldSeeds.entries()) {
    for (const [lang, name] of versionsOf(seed.name)) {
      professionalFields.put({
        id: references.set('professional field', seed.key, lang, professionalFields.nextId()),
        no: seed.key,
        lang,
        name,
        introduce: seed.introduce[lang],
        iconUrl: pictureUrl(origin, seed.icon),
        updateTime: seed.updateTime,
        sort: index + 1,
      });
    }
  }
}

function seedCatalogues({ catalogues }: Store, references: References): void {
  for (const [index, { no, type, parent, name }] of catalogueSeeds.entries()) {
    for (const [lang, text] of versionsOf(name)) {
      const parentId = parent ? references.get('catalogue', parent, lang) : null;
      const id = references.set('catalogue', no, lang, catalogues.nextId());
      catalogues.put({ id, no, lang, type, parentId, name: text, sort: index + 1 });
    }
  }
}

function seedBanners({ banners }: Store, origin: string): void {
  for (const { image, top = 0, linkUrl = '', versions } of bannerSeeds) {
    for (const [lang, { title, subTitle }] of versionsOf(versions)) {
      const imgPath = pictureUrl(origin, image);
      banners.put({ id: banners.nextId(), lang, imgPath, title, subTitle, top, linkUrl });
    }
  }
}

function seedIcons({ icons }: Store, origin: string): void {
  for (let number = 1; number <= ICON_COUNT; number += 1) {
    const name = `icon-${String(number).padStart(2, '0')}.svg`;
    icons.put({ id: icons.nextId(), iconUrl: pictureUrl(origin, name) });
  }
}

function seedLawyers({ lawyers }: Store, references: References, origin: string): void {
  for (const [index, seed] of lawyerSeeds.entries()) {
    for (const [lang, version] of versionsOf(seed.versions)) {
      lawyers.put({
        id: lawyers.nextId(),
        no: seed.no,
        lang,
        top: seed.top ?? 0,
        sort: index + 1,
        ...version,
        photoUrl: pictureUrl(origin, seed.photo),
        phoneNumber: seed.phoneNumber ?? '',
        email: seed.email ?? '',
        jobIds: seed.jobs.map((no) => references.get('job', no, lang)),
        proFieldIds: seed.fields.map((key) => references.get('professional field', key, lang)),
        officeId: seed.office ? references.get('office', seed.office, lang) : null,
      });
    }
  }
}

function toArticleRecord(
  seed: ArticleSeed,
  version: ArticleVersionSeed,
  { id, lang, origin }: { id: number; lang: string; origin: string },
): ArticleRecord {
  const { no, top = 0, createTime, updateTime = createTime, operatorName, views } = seed;
  const { title, content } = version;
  const coverUrl = pictureUrl(origin, seed.cover);
  return {
    id,
    no,
    lang,
    title,
    content,
    coverUrl,
    top,
    createTime,
    updateTime,
    operatorName,
    views,
  };
}

function seedArticles(store: Store, references: References, origin: string): void {
  const { news, cases, honors } = store;
  for (const seed of [...showcaseSeeds, ...newsSeeds]) {
    for (const [lang, version] of versionsOf(seed.versions)) {
      news.put({
        ...toArticleRecord(seed, version, { id: news.nextId(), lang, origin }),
        cataId: references.get('catalogue', seed.catalogue ?? '', lang),
        contentUrl: seed.contentUrl ?? '',
        isLink: seed.contentUrl ? 1 : 0,
        note: version.note ?? '',
      });
    }
  }
  for (const seed of caseSeeds) {
    for (const [lang, version] of versionsOf(seed.versions)) {
      cases.put({
        ...toArticleRecord(seed, version, { id: cases.nextId(), lang, origin }),
        cataId: references.get('catalogue', seed.catalogue ?? '', lang),
        contentUrl: seed.contentUrl ?? '',
      });
    }
  }
  for (const seed of honorSeeds) {
    for (const [lang, version] of versionsOf(seed.versions)) {
      honors.put(toArticleRecord(seed, version, { id: honors.nextId(), lang, origin }));
    }
  }
}

function seedPortal({ portal }: Store, origin: string): void {
  const { icon, name, address, introduce, advantages, environment, ...rest } = portalSeed;
  for (const lang of SEED_LANGUAGES) {
    portal.put({
      ...rest,
      id: lang,
      iconUrl: pictureUrl(origin, icon),
      name: name[lang],
      address: address[lang],
      introduce: introduce[lang],
      advantagesList: advantages.map(({ title, content }) => ({
        title: title[lang],
        content: content[lang],
      })),
      environmentList: environment.map(({ title, picture: file }) => ({
        title: title[lang],
        coverUrl: pictureUrl(origin, file),
      })),
    });
  }
}

/**
 * Fills an empty store: accounts and the portal configuration always, everything else unless
 * `includesItems` is false. Creates the same records with the same ids each time.
 */
export function seedStore(
  store: Store,
  { origin, includesItems }: { origin: string; includesItems: boolean },
): void {
  const references = new References();
  seedAccounts(store, origin);
  seedPortal(store, origin);
  if (includesItems) {
    seedJobs(store, references);
    seedOffices(store, references);
    seedProfessionalFields(store, references, origin);
    seedCatalogues(store, references);
    seedBanners(store, origin);
    seedIcons(store, origin);
    seedLawyers(store, references, origin);
    seedArticles(store, references, origin);
  }
}

/** Returns a hash of the seed without its accounts and icons. */
export function seedFingerprint(): string {
  const seeds = [jobSeeds, officeSeeds, portalSeed, professionalFieldSeeds, catalogueSeeds];
  const items = [bannerSeeds, lawyerSeeds, newsSeeds, showcaseSeeds, caseSeeds, honorSeeds];
  let hash = 0;
  for (const character of JSON.stringify([seeds, items])) {
    hash = (hash * 31 + character.charCodeAt(0)) | 0;
  }
  return hash.toString(36);
}
