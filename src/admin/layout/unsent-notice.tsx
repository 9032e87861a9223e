import { Trans, useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '@/api/admin/session';
import { consumeUnsentMutations } from '@/admin/requests/unsent-mutations';
import { useAccount } from '@/admin/shared/use-account';

/** Notifies after a login of mutations that the end of the last session prevented or left unverified. */
export function UnsentNotice() {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const account = useAccount();
  const { token } = useSnapshot(session);
  useEffect(() => {
    const unsentMutations =
      account === undefined || token === null ? [] : consumeUnsentMutations(account);
    if (unsentMutations.length === 0) return;
    notification.warning({
      title: t`Your session ended before the change was confirmed`,
      description: unsentMutations.map(({ name, deletion, isOutcomeUnknown }, index) => (
        <p key={index}>
          {isOutcomeUnknown ? (
            <Trans>Couldn’t check whether “{name}” was deleted.</Trans>
          ) : deletion ? (
            <Trans>“{name}” was not deleted.</Trans>
          ) : (
            <Trans>“{name}” was not changed.</Trans>
          )}
        </p>
      )),
      duration: false,
      role: 'alert',
    });
  }, [account, token, notification, t]);
  return null;
}
