import { Trans, useLingui } from '@lingui/react/macro';
import { ADMIN_HOME } from '../../lib/admin-path';
import { LinkButton } from '../kit/frame/link-button';
import { PageFrame } from '../kit/frame/page-frame';
import styles from './shell.module.css';

/** A path under `/admin` that leads nowhere, in the shell's dress (§2). */
export function AdminNotFound() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`There is no such screen`}>
      <p>
        <Trans>The address may be mistyped, or the screen may have moved.</Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton to={ADMIN_HOME} primary>
          <Trans>Go to the news</Trans>
        </LinkButton>
      </p>
    </PageFrame>
  );
}
