import { Trans } from '@lingui/react/macro';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { AdminPage } from '@/admin/page/admin-page';
import type { FieldLabels } from './differences';
import type { EditedValues, EditedItem } from './edited-item';
import { Failed, NotFound, EditFormLoading } from './edit-states';

interface EditScreenProps<Stored, Values extends EditedValues, Body> {
  editedItem: EditedItem<Stored, Values, Body>;
  title: string;
  help: string;
  /** Buttons next to the heading, such as the link back. */
  actions?: ReactNode;
  labels: FieldLabels;
  /** Message that the item does not exist; omitted for items that always exist. */
  missing?: ReactNode;
  /** Form of the open item. */
  children: ReactNode;
}

/** Renders the screen of an edited item in each of its states. */
export function EditScreen<Stored, Values extends EditedValues, Body>(
  props: EditScreenProps<Stored, Values, Body>,
) {
  const { editedItem, title, help, actions, labels, missing, children } = props;
  const head = { title, actions };
  const { restored } = editedItem.type;
  switch (editedItem.state) {
    case 'waiting':
      return <EditFormLoading {...head} />;
    case 'failed':
      return <Failed {...head} error={editedItem.error} onRetry={editedItem.retry} />;
    case 'missing':
      return (
        <NotFound {...head} item={editedItem.type.draft} labels={labels}>
          {restored === undefined ? (
            missing
          ) : (
            <Trans>
              This deleted item is no longer in this browser. It has expired, or was restored or
              deleted permanently.
            </Trans>
          )}
        </NotFound>
      );
    case 'open':
      return (
        <AdminPage {...head} help={help}>
          {restored !== undefined && (
            <Alert
              type="info"
              showIcon
              style={{ marginBlockEnd: 16 }}
              title={<Trans>Restored from this browser</Trans>}
              description={
                <Trans>
                  Check the content, then publish it. It becomes a new item with a new ID and
                  address; links to the deleted item do not lead to it.
                </Trans>
              }
            />
          )}
          <div key={editedItem.key}>{children}</div>
        </AdminPage>
      );
  }
}
