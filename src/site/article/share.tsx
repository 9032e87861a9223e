import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useIsHydrating } from '@/lib/use-hydration';
import styles from './share.module.css';

interface ShareProps {
  title: string;
  lang: string;
}

/** Renders the URL as selectable text, when it could not be copied. */
function Address({ url }: { url: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      className={styles.address}
      aria-label={t`Link to this page`}
      value={url}
      readOnly
      onFocus={(event) => event.target.select()}
    />
  );
}

/**
 * Renders a button that opens the system's share sheet, if available, and a button that copies the URL, which selects
 * the language of the item (D45).
 */
export function Share({ title, lang }: ShareProps) {
  const { locale } = useLocale();
  const isHydrating = useIsHydrating();
  const [copyResult, setCopyResult] = useState<'copied' | 'failed'>();
  const url = `${location.origin}${location.pathname}?lang=${isLocale(lang) ? lang : locale}`;
  const copy = async () => {
    setCopyResult(undefined);
    try {
      // Undefined on insecure origins.
      await navigator.clipboard.writeText(url);
      setCopyResult('copied');
    } catch {
      setCopyResult('failed');
    }
  };
  // A dismissed share sheet is not an error.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <div className={styles.share}>
      {!isHydrating && 'share' in navigator && (
        <button type="button" className={styles.button} onClick={() => void share()}>
          <Trans>Share</Trans>
        </button>
      )}
      <button type="button" className={styles.button} onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </button>
      <p role="status" className={styles.status}>
        {copyResult === 'copied' && <Trans>Link copied</Trans>}
        {copyResult === 'failed' && <Trans>Select and copy this link:</Trans>}
      </p>
      {copyResult === 'failed' && <Address url={url} />}
    </div>
  );
}
