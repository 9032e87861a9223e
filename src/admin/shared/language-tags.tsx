import { useLingui } from '@lingui/react/macro';
import { languageTag } from '@/i18n/locales';
import { languageName } from '@/i18n/language-names';
import { useLanguageNames } from './language-names';
import styles from './language-tags.module.css';

/** Renders the languages in which an item exists or is missing, visually and as text. */
export function LanguageTags({ present }: { present: readonly string[] }) {
  const { t } = useLingui();
  const { codes, nameOf } = useLanguageNames();
  const all = [...codes, ...present.filter((code) => !codes.includes(code))];
  return (
    <ul className={styles.tags}>
      {all.map((code) => {
        const missing = !present.includes(code);
        const name = nameOf(code);
        return (
          <li
            key={code}
            className={styles.tag}
            data-missing={missing || undefined}
            title={missing ? t`${name}: missing` : name}
          >
            <span aria-hidden lang={languageTag(code)}>
              {languageName(code).short}
            </span>
            <span className="visually-hidden">{missing ? t`${name}: missing` : name}</span>
          </li>
        );
      })}
    </ul>
  );
}
