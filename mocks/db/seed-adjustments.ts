import type { ArticleRecord } from './articles';
import { SEED_LANGUAGES } from './seed';
import type { Store } from './store';
import type { Entity, Table } from './table';

type Texts = Pick<ArticleRecord, 'title' | 'content'>;

/** Texts of honors in additional languages (D46): a version of a seeded honor, and an honor that exists in that language only. */
const ADDITIONAL_HONORS: Record<string, { additionalVersion: Texts; separateItem: Texts }> = {
  fr_FR: {
    additionalVersion: {
      title: 'Cabinet de l’année, région Asie-Pacifique',
      content: '<p>Le jury a salué le travail de nos avocats dans trois bureaux.</p>',
    },
    separateItem: {
      title: 'Prix de l’arbitrage francophone',
      content: '<p>Décerné à Paris pour nos travaux en langue française.</p>',
    },
  },
  ar_SA: {
    additionalVersion: {
      title: 'مكتب المحاماة للعام في آسيا والمحيط الهادئ',
      content: '<p>أشادت لجنة التحكيم بعمل محامينا في ثلاثة مكاتب.</p>',
    },
    separateItem: {
      title: 'جائزة التحكيم في العالم العربي',
      content: '<p>مُنحت في دبي عن أعمالنا باللغة العربية.</p>',
    },
  },
};

function removeUnless<T extends Entity>(
  table: Table<T>,
  shouldKeep: (record: Readonly<T>) => boolean,
) {
  for (const record of table.all()) if (!shouldKeep(record)) table.remove(record.id);
}

/** Keeps one banner, lawyer, news item, case and honor, each in all of its languages. */
export function keepOneOfEach({ banners, lawyers, news, cases, honors }: Store): void {
  for (const table of [lawyers, news, cases, honors]) {
    const [firstRecord] = table.all();
    removeUnless<Entity>(table, ({ no }) => no === firstRecord?.no);
  }
  const firstIds = SEED_LANGUAGES.map(
    (code) => banners.all().find(({ lang }) => lang === code)?.id,
  );
  removeUnless(banners, ({ id }) => firstIds.includes(id));
}

/** Removes seed records in languages that are not content languages. */
export function keepLanguages(store: Store, languages: readonly string[]): void {
  if (SEED_LANGUAGES.every((lang) => languages.includes(lang))) return;
  for (const table of store.tables()) {
    removeUnless(table, (record) => !('lang' in record) || languages.includes(String(record.lang)));
  }
  removeUnless(store.portal, ({ id }) => languages.includes(id));
}

/**
 * Adds to the first honor a version in each of these languages that `ADDITIONAL_HONORS` contains, for staff: visitors are redirected
 * to the version in their interface language. Also adds an honor in that language only, from which they are not redirected.
 */
export function addHonorsInAdditionalLanguages(
  { honors }: Store,
  languages: readonly string[],
): void {
  const sortKeyOf = ({ top, createTime }: ArticleRecord) => `${top} ${createTime}`;
  const [firstRecord] = honors.all().toSorted((a, b) => sortKeyOf(b).localeCompare(sortKeyOf(a)));
  if (!firstRecord) return;
  for (const lang of languages) {
    const texts = ADDITIONAL_HONORS[lang];
    if (!texts) continue;
    honors.put({ ...firstRecord, ...texts.additionalVersion, id: honors.nextId(), lang });
    honors.put({
      ...firstRecord,
      ...texts.separateItem,
      id: honors.nextId(),
      lang,
      no: `H-${lang}`,
      top: 0,
    });
  }
}
