import { useLingui } from '@lingui/react/macro';
import { setLocale } from '../i18n/locale-store';
import { languageName } from '../i18n/language-names';
import { LOCALES, languageTag } from '../i18n/locales';
import { useLocale } from '../i18n/use-locale';
import styles from './language-switch.module.css';

/** Chooses the interface language, without a reload: nothing read or typed is lost (D45). */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <div className={styles.switch} role="group" aria-label={t`Language`}>
      {LOCALES.map((code) => (
        <button
          key={code}
          type="button"
          lang={languageTag(code)}
          className={styles.language}
          aria-pressed={code === locale}
          title={languageName(code).long}
          onClick={() => setLocale(code, { reload: false })}
        >
          {languageName(code).short}
        </button>
      ))}
    </div>
  );
}
