import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changeLanguage } from '@/i18n/message-catalogs';
import { languageName } from '@/i18n/language-names';
import { languageTag, availableLocales, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { ErrorNotice } from './notices';
import styles from './language-switch.module.css';

/** A language that was asked for and is not there yet, or could not be loaded. */
interface Asked {
  code: Locale;
  failed: boolean;
}

/**
 * Chooses the interface language, without a reload: nothing read or typed is lost (D45). A language whose words
 * cannot be loaded is said to be missing, with a way to try again; until then everything stays as it is.
 */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [asked, setAsked] = useState<Asked>();
  const choose = async (code: Locale) => {
    setAsked({ code, failed: false });
    const failed = await changeLanguage(code).then(
      () => false,
      () => true,
    );
    // Another language may have been asked for meanwhile.
    setAsked((now) => (now?.code !== code ? now : failed ? { code, failed } : undefined));
  };
  const offered = availableLocales();
  if (offered.length < 2) return null;
  const missing = asked?.failed && languageName(asked.code).long;
  return (
    <div className={styles.switch} role="group" aria-label={t`Language`}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          lang={languageTag(code)}
          className={styles.language}
          aria-pressed={code === locale}
          aria-busy={asked?.code === code && !asked.failed}
          title={languageName(code).long}
          onClick={() => void choose(code)}
        >
          {languageName(code).short}
        </button>
      ))}
      {asked && missing && (
        <div className={styles.missing}>
          <ErrorNotice onRetry={() => void choose(asked.code)}>
            <Trans>{missing} could not be loaded. Everything stays as it is.</Trans>
          </ErrorNotice>
        </div>
      )}
    </div>
  );
}
