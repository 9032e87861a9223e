import type { ArticleRecord } from './articles';
import { SEED_LANGUAGES } from './seed';
import type { Store } from './store';
import type { Entity, Table } from './table';

type Words = Pick<ArticleRecord, 'title' | 'content'>;

/** What honours say in languages that the seed is not written in (D46): one of the seed, and one that there is in that language alone. */
const FURTHER: Record<string, { version: Words; alone: Words }> = {
  fr_FR: {
    version: {
      title: 'Cabinet de l’année, région Asie-Pacifique',
      content: '<p>Le jury a salué le travail de nos avocats dans trois bureaux.</p>',
    },
    alone: {
      title: 'Prix de l’arbitrage francophone',
      content: '<p>Décerné à Paris pour nos travaux en langue française.</p>',
    },
  },
  ar_SA: {
    version: {
      title: 'مكتب المحاماة للعام في آسيا والمحيط الهادئ',
      content: '<p>أشادت لجنة التحكيم بعمل محامينا في ثلاثة مكاتب.</p>',
    },
    alone: {
      title: 'جائزة التحكيم في العالم العربي',
      content: '<p>مُنحت في دبي عن أعمالنا باللغة العربية.</p>',
    },
  },
};

function removeUnless<T extends Entity>(table: Table<T>, stays: (record: Readonly<T>) => boolean) {
  for (const record of table.all()) if (!stays(record)) table.remove(record.id);
}

/** Leaves one banner, lawyer, news item, case and honour, each in all of its languages. */
export function keepOne({ banners, lawyers, news, cases, honors }: Store): void {
  for (const table of [lawyers, news, cases, honors]) {
    const [first] = table.all();
    removeUnless<Entity>(table, ({ no }) => no === first?.no);
  }
  const firsts = SEED_LANGUAGES.map((code) => banners.all().find(({ lang }) => lang === code)?.id);
  removeUnless(banners, ({ id }) => firsts.includes(id));
}

/** Removes what the seed has in languages that content is not kept in. */
export function keepLanguages(store: Store, languages: readonly string[]): void {
  if (SEED_LANGUAGES.every((lang) => languages.includes(lang))) return;
  for (const table of store.tables()) {
    removeUnless(table, (record) => !('lang' in record) || languages.includes(String(record.lang)));
  }
  removeUnless(store.portal, ({ id }) => languages.includes(id));
}

/**
 * Gives the honour that lists begin with a version in each language that the seed is not written in, which staff see. Visitors
 * are led to the version of their interface language: they see the honour that is added in that language alone, at its address.
 */
export function addLanguages({ honors }: Store, languages: readonly string[]): void {
  const rank = ({ top, createTime }: ArticleRecord) => `${top} ${createTime}`;
  const [first] = honors.all().toSorted((a, b) => rank(b).localeCompare(rank(a)));
  if (!first) return;
  for (const lang of languages) {
    const words = FURTHER[lang];
    if (!words) continue;
    honors.put({ ...first, ...words.version, id: honors.nextId(), lang });
    honors.put({ ...first, ...words.alone, id: honors.nextId(), lang, no: `H-${lang}`, top: 0 });
  }
}
