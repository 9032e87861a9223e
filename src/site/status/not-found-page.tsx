import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/ui/icon';
import pageStyles from '@/site/layout/page.module.css';
import { FirmContactLinks } from '@/site/layout/firm-contact-links';
import { SiteLayout } from '@/site/layout/site-layout';
import { usePageHead } from '@/site/seo/use-page-head';
import { PlainScreen } from '@/site/layout/plain-screen';

/** Renders the page for unknown paths (§2). */
export function NotFoundPage() {
  const { t } = useLingui();
  usePageHead({ title: [t`Page not found`], noIndex: true });
  return (
    <SiteLayout>
      <PlainScreen title={<Trans>Page not found</Trans>}>
        <p>
          <Trans>The page may have moved, or the link may be incomplete.</Trans>
        </p>
        <Link to="/home" className={pageStyles.moreLink}>
          <Trans>Go to the home page</Trans>
          <Icon name="arrow" />
        </Link>
        <FirmContactLinks />
      </PlainScreen>
    </SiteLayout>
  );
}
