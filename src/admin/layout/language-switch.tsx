import { useLingui } from '@lingui/react/macro';
import { setLocale } from '../../i18n/locale-store';
import { LOCALES, languageTag, type Locale } from '../../i18n/locales';
import { useLocale } from '../../i18n/use-locale';
import styles from './language-switch.module.css';

// eslint-disable-next-line lingui/no-unlocalized-strings -- languages are written in themselves
const NAMES: Record<Locale, string> = { en_US: 'EN', zh_CN: '中文' };

/** Chooses the interface language without a reload: nothing typed or read is lost (D45). */
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
          onClick={() => setLocale(code, { reload: false })}
        >
          {NAMES[code]}
        </button>
      ))}
    </div>
  );
}
