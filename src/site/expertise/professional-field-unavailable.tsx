import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/ui/icon';
import { ErrorNotice, type ErrorNoticeProps } from '@/ui/notices';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { PlainScreen } from '@/site/layout/plain-screen';

/** Renders "not found" for a professional field, with a link to all fields. */
export function ProfessionalFieldNotFound() {
  const { t } = useLingui();
  usePageHead({ title: [t`Practice area not found`], noIndex: true });
  return (
    <PlainScreen title={<Trans>Practice area not found</Trans>}>
      <p>
        <Trans>This practice area does not exist or has been removed.</Trans>
      </p>
      <Link to="/expertise" className={pageStyles.moreLink}>
        <Trans>View all practice areas</Trans>
        <Icon name="arrow" />
      </Link>
    </PlainScreen>
  );
}

/** Renders the error of a professional field that failed to load, with a retry button. */
export function ProfessionalFieldError(notice: Omit<ErrorNoticeProps, 'children'>) {
  const { t } = useLingui();
  usePageHead({ title: [t`Expertise`], noIndex: true });
  return (
    <PlainScreen title={<Trans>Expertise</Trans>}>
      <ErrorNotice {...notice}>
        <Trans>Couldn’t load this practice area.</Trans>
      </ErrorNotice>
    </PlainScreen>
  );
}
