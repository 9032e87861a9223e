import { Trans, useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import { useRef, useState } from 'react';
import { setSiteStatus, UnknownSiteStatusError, type SiteStatus } from '@/api/admin/site-status';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';

interface ConfirmSiteSwitchDialogProps {
  /** The value to switch to; null closes the dialog. */
  value: 0 | 1 | null;
  /** Called with the status that the server has afterwards. */
  onDone: (status: SiteStatus) => void;
  onClose: () => void;
}

/** Explains the effect on visitors, and sends one request for several clicks (D35). Shows errors in the dialog. */
export function ConfirmSiteSwitchDialog({ value, onDone, onClose }: ConfirmSiteSwitchDialogProps) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const isSendingRef = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isStatusUnknown: boolean }>();
  // Keeps the content while the dialog closes.
  const [shownValue, setShownValue] = useState(value);
  if (value !== null && value !== shownValue) setShownValue(value);
  const switchesOff = shownValue === 0;

  const send = async () => {
    if (value === null || isSendingRef.current) return;
    isSendingRef.current = true;
    setIsSending(true);
    setFailure(undefined);
    try {
      const status = await setSiteStatus(value);
      if (status.state === (value === 1 ? 'off' : 'on')) {
        const message = t`The server reported success, but did not store the change. Please try again.`;
        setFailure({ message, isStatusUnknown: false });
      } else onDone(status);
    } catch (error) {
      const isStatusUnknown = error instanceof UnknownSiteStatusError;
      setFailure({ message: messageOf(isStatusUnknown ? error.cause : error), isStatusUnknown });
    }
    isSendingRef.current = false;
    setIsSending(false);
  };

  return (
    <ConfirmDialog
      open={value !== null}
      title={switchesOff ? t`Switch the site off?` : t`Switch the site on?`}
      okText={failure ? t`Try again` : switchesOff ? t`Switch the site off` : t`Switch the site on`}
      okButtonProps={{ danger: switchesOff, loading: isSending }}
      cancelButtonProps={{ disabled: isSending }}
      keyboard={!isSending}
      mask={{ closable: !isSending }}
      onOk={() => void send()}
      onCancel={onClose}
      afterClose={() => setFailure(undefined)}
    >
      <Flex vertical gap={12}>
        <p>
          {switchesOff ? (
            <Trans>
              All visitors will be sent to the maintenance page, and nobody can write to the firm
              through the site until it is back on. Staff can keep working here.
            </Trans>
          ) : (
            <Trans>
              Visitors will see the site as it is published now. Visitors on the maintenance page
              return to the site within a minute.
            </Trans>
          )}
        </p>
        {failure && (
          <FailedRequest
            failureSummary={
              failure.isStatusUnknown ? (
                <Trans>Couldn’t check whether the site status was changed.</Trans>
              ) : (
                <Trans>The site status was not changed.</Trans>
              )
            }
            message={failure.message}
          />
        )}
      </Flex>
    </ConfirmDialog>
  );
}
