import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { App, Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { RETENTION_DAYS } from '@/admin/shared/admin-db';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import {
  deletedItemsPanel,
  type DeletionNotice as Notice,
} from '@/admin/shared/deleted-item-store';

const NOTIFICATION_KEY = 'deleted-items';

/** Shows a notification after a deletion: what can be restored, and a button that opens the deleted items. */
export function DeletionNotice() {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const owner = useStorageOwner();
  const { notice } = useSnapshot(deletedItemsPanel);
  const show = useEffectEvent(({ user, count, title, areStored }: Notice) => {
    deletedItemsPanel.notice = null;
    // Another account may have logged in before the deletion was confirmed.
    if (user !== owner?.user) return;
    notification.success({
      key: NOTIFICATION_KEY,
      role: 'status',
      title:
        count === 1 && title !== '' ? (
          t`“${title}” can be restored.`
        ) : (
          <Plural
            value={count}
            one="# deleted item can be restored."
            other="# deleted items can be restored."
          />
        ),
      description: areStored ? (
        <Plural
          value={RETENTION_DAYS}
          one="In this browser, for # day."
          other="In this browser, for # days."
        />
      ) : (
        <Plural
          value={count}
          one="This browser couldn’t store it. You can restore it only until you close this page."
          other="This browser couldn’t store them. You can restore them only until you close this page."
        />
      ),
      actions: (
        <Button
          size="small"
          onClick={() => {
            notification.destroy(NOTIFICATION_KEY);
            deletedItemsPanel.openRequestCount += 1;
          }}
        >
          <Trans>Show deleted items</Trans>
        </Button>
      ),
    });
  });
  useEffect(() => {
    if (notice) show(notice);
  }, [notice]);
  return null;
}
