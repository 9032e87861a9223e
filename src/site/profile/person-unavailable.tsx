import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/ui/icon';
import { ErrorNotice, type ErrorNoticeProps } from '@/ui/notices';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { PlainScreen } from '@/site/layout/plain-screen';

/** Renders "not found" for a lawyer, with a link to all lawyers. */
export function PersonNotFound() {
  const { t } = useLingui();
  usePageHead({ title: [t`Profile not found`], noIndex: true });
  return (
    <PlainScreen title={<Trans>Profile not found</Trans>}>
      <p>
        <Trans>This profile does not exist or has been removed.</Trans>
      </p>
      <Link to="/people" className={pageStyles.moreLink}>
        <Trans>View all lawyers</Trans>
        <Icon name="arrow" />
      </Link>
    </PlainScreen>
  );
}

/** Renders the error of a profile that failed to load, with a retry button. */
export function PersonError(notice: Omit<ErrorNoticeProps, 'children'>) {
  const { t } = useLingui();
  usePageHead({ title: [t`People`], noIndex: true });
  return (
    <PlainScreen title={<Trans>People</Trans>}>
      <ErrorNotice {...notice}>
        <Trans>Couldn’t load this profile.</Trans>
      </ErrorNotice>
    </PlainScreen>
  );
}
