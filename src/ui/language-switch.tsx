import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changeLanguage } from '@/i18n/message-catalogs';
import { languageName } from '@/i18n/language-names';
import { languageTag, availableLocales, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { ErrorNotice } from './notices';
import styles from './language-switch.module.css';

/** A language whose messages are loading or failed to load. */
interface RequestedLanguage {
  code: Locale;
  hasFailed: boolean;
}

/**
 * Renders the switch of the interface language, which changes it without a reload and so keeps all input (D45).
 * Shows an error with a retry button if the messages of a language fail to load.
 */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [requestedLanguage, setRequestedLanguage] = useState<RequestedLanguage>();
  const choose = async (code: Locale) => {
    setRequestedLanguage({ code, hasFailed: false });
    const isFailed = await changeLanguage(code).then(
      () => false,
      () => true,
    );
    // The user may have chosen another language in the meantime.
    setRequestedLanguage((current) =>
      current?.code !== code ? current : isFailed ? { code, hasFailed: isFailed } : undefined,
    );
  };
  const offeredLocales = availableLocales();
  if (offeredLocales.length < 2) return null;
  const failedLanguage = requestedLanguage?.hasFailed && languageName(requestedLanguage.code).long;
  return (
    <div className={styles.switch} role="group" tabIndex={-1} aria-label={t`Language`}>
      {offeredLocales.map((code) => (
        <button
          key={code}
          type="button"
          lang={languageTag(code)}
          className={styles.language}
          aria-pressed={code === locale}
          aria-busy={requestedLanguage?.code === code && !requestedLanguage.hasFailed}
          title={languageName(code).long}
          onClick={() => void choose(code)}
        >
          {languageName(code).short}
        </button>
      ))}
      {requestedLanguage && failedLanguage && (
        <div className={styles.error}>
          <ErrorNotice onRetry={() => void choose(requestedLanguage.code)}>
            <Trans>Couldn’t switch to {failedLanguage}. Please try again.</Trans>
          </ErrorNotice>
        </div>
      )}
    </div>
  );
}
