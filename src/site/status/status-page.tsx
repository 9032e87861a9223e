import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePortal } from '@/api/portal';
import { usePrerenderedFirm } from '@/api/prerendered-firm';
import { switchToBrowserLocale } from '@/i18n/locale-store';
import { firmOf } from '@/ui/cached-firm';
import { ContactLinks } from '@/ui/contact-links';
import { LanguageSwitch } from '@/ui/language-switch';
import { NavigationFocus } from '@/ui/navigation-focus';
import noticeStyles from '@/ui/notices.module.css';
import { useFirm } from '@/site/layout/use-firm';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { PlainScreen } from '@/site/layout/plain-screen';
import { useReturnWhenAvailable } from './use-return-when-available';
import styles from './status-page.module.css';

/**
 * Renders `/status` while the site is off (§2, D4). Polls with exponential backoff and then navigates to
 * `returnPath`, a path of this site.
 */
export function StatusPage({ returnPath }: { returnPath: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(switchToBrowserLocale, []);
  const { mutate: refetchPortal } = usePortal();
  const cachedFirm = useFirm();
  // On a first visit nothing is cached, and the backend sends no portal configuration.
  const prerenderedFirm = usePrerenderedFirm(!cachedFirm.name);
  const firm = cachedFirm.name || !prerenderedFirm ? cachedFirm : firmOf(prerenderedFirm);
  usePageHead({ title: [t`Temporarily unavailable`], noIndex: true });
  const { isChecking, check, requestedCheck } = useReturnWhenAvailable(() => {
    // SWR does not fetch a failed query again for the next screen while this one still subscribes to it.
    void refetchPortal();
    void navigate({ href: returnPath, replace: true });
  });
  return (
    <main className={styles.status}>
      <div className={`${pageStyles.page} ${styles.header}`}>
        <p className={styles.firm}>{firm.name}</p>
        <LanguageSwitch />
      </div>
      <PlainScreen title={<Trans>We will be back shortly</Trans>}>
        <p>
          <Trans>
            We’re performing maintenance. The page will open automatically when the site is back.
          </Trans>
        </p>
        <button
          type="button"
          className={noticeStyles.actionButton}
          onClick={check}
          // Unlike `disabled`, keeps the focus.
          aria-disabled={isChecking}
        >
          <Trans>Check now</Trans>
        </button>
        <p role="status">
          {requestedCheck === 'pending' && t`Checking`}
          {requestedCheck === 'failed' && t`The site is not back yet.`}
        </p>
        <ContactLinks {...firm} />
      </PlainScreen>
      <NavigationFocus />
    </main>
  );
}
