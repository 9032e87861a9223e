import { useLingui } from '@lingui/react/macro';
import { setLocale } from '../../i18n/locale-store';
import { LOCALES, languageTag, type Locale } from '../../i18n/locales';
import { useLocale } from '../../i18n/use-locale';
import styles from './language-switch.module.css';

const NAMES: Record<Locale, { short: string; long: string }> = {
  en_US: { short: 'EN', long: 'English' },
  zh_CN: { short: '中文', long: '简体中文' },
};

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
          title={NAMES[code].long}
          onClick={() => setLocale(code, { reload: false })}
        >
          {NAMES[code].short}
        </button>
      ))}
    </div>
  );
}
