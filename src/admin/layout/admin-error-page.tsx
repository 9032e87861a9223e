import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from 'antd';
import { useErrorMessage } from '../kit/frame/error-message';
import { PageFrame } from '../kit/frame/page-frame';
import { ADMIN_HOME } from '../../lib/admin-path';
import { LinkButton } from '../kit/frame/link-button';
import styles from './shell.module.css';

/** A screen that failed, in the shell's dress: what happened, and two ways on (design 7). */
export function AdminErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const messageOf = useErrorMessage();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <PageFrame title={t`This screen could not be shown`}>
      <p role="alert">{messageOf(error)}</p>
      <p className={styles.ways}>
        <Button type="primary" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
        <LinkButton to={ADMIN_HOME}>
          <Trans>Go to the news</Trans>
        </LinkButton>
      </p>
    </PageFrame>
  );
}
