import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../ui/use-page-title';
import { Icon } from '../../ui/icon';
import page from '../layout/page.module.css';
import { SiteFrame } from '../layout/site-frame';
import { useFirm } from '../layout/use-firm';
import { PlainScreen } from './plain-screen';

/** Any other path (§2). */
export function NotFoundPage() {
  const { t } = useLingui();
  const { name } = useFirm();
  usePageTitle(t`Page not found`, name);
  return (
    <SiteFrame>
      <PlainScreen title={<Trans>Page not found</Trans>}>
        <p>
          <Trans>
            There is no page at this address. It may have moved, or the link may be incomplete.
          </Trans>
        </p>
        <Link to="/home" className={page.more}>
          <Trans>To the home page</Trans>
          <Icon name="arrow" />
        </Link>
      </PlainScreen>
    </SiteFrame>
  );
}
