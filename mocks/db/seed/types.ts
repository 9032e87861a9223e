/**
 * Types of the seed content: plain data, one object per item with its language versions.
 * `mocks/db/seed.ts` turns them into records of the store.
 */

/** The content of an item by language; an absent language has no version. */
export interface Localized<T> {
  en_US?: T;
  zh_CN?: T;
}

/** A text in both languages. */
interface Bilingual {
  en_US: string;
  zh_CN: string;
}

/** A catalogue of news (0) or cases (1); `parent` is another catalogue's `no`. */
export interface CatalogueSeed {
  no: string;
  type: 0 | 1;
  parent?: string;
  name: Localized<string>;
}

/** One language version of an article. `note` is a news item's summary; `content` is HTML. */
export interface ArticleVersionSeed {
  title: string;
  note?: string;
  content: string;
}

/**
 * A news item, case analysis or honor with its language versions.
 * `catalogue`: a catalogue's `no` (news and cases). `cover`: a picture's file name in
 * `mocks/pictures/`. `contentUrl`: makes it external (D25). `createTime`: `yyyy-MM-dd HH:mm:ss`.
 */
export interface ArticleSeed {
  no: string;
  catalogue?: string;
  cover?: string;
  contentUrl?: string;
  top?: 1;
  createTime: string;
  updateTime?: string;
  views: number;
  operatorName: string;
  versions: Localized<ArticleVersionSeed>;
}

/** A job of lawyers. */
export interface JobSeed {
  no: string;
  name: Bilingual;
}

/** An office; the seed pairs the records of both languages (D26). */
export interface OfficeSeed {
  key: string;
  name: Bilingual;
  address: Bilingual;
  email: string;
  contactNumber: string;
  bottomWebsiteShow: 0 | 1;
}

/** A professional field; `introduce` is HTML, `icon` a file name in `mocks/pictures/`. */
export interface ProfessionalFieldSeed {
  key: string;
  icon: string;
  updateTime: string;
  name: Bilingual;
  introduce: Bilingual;
}

/** One language version of a lawyer. `intro` and each section's `content` are HTML. */
interface LawyerVersionSeed {
  name: string;
  intro: string;
  customContents: { title: string; content: string }[];
}

/** A lawyer; `jobs`, `fields` and `office` name seeds by `no` or `key`. */
export interface LawyerSeed {
  no: string;
  photo?: string;
  top?: 1;
  phoneNumber?: string;
  email?: string;
  jobs: string[];
  fields: string[];
  office?: string;
  versions: Localized<LawyerVersionSeed>;
}

/** A banner; each language is its own record (D26). `image`: a file name in `mocks/pictures/`. */
export interface BannerSeed {
  image: string;
  top?: 1;
  linkUrl?: string;
  versions: Localized<{ title: string; subTitle: string }>;
}

/** The portal configuration without its offices, which come from the office seeds. */
export interface PortalSeed {
  icon: string;
  email: string;
  tel: string;
  lawyerCount: number;
  isLawyerCountVisible: 0 | 1;
  totalPeople: number;
  isTotalPeopleVisible: 0 | 1;
  branchCount: number;
  isBranchCountVisible: 0 | 1;
  name: Bilingual;
  address: Bilingual;
  introduce: Bilingual;
  advantages: { title: Bilingual; content: Bilingual }[];
  environment: { title: Bilingual; picture: string }[];
}
