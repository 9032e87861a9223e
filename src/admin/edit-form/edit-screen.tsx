import { Trans } from '@lingui/react/macro';
import { Alert, Flex, Result, Skeleton } from 'antd';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { AdminPage } from '@/admin/page/admin-page';
import { LinkButton } from '@/admin/page/link-button';
import { QueryError } from '@/admin/page/query-states';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import type { FieldLabels } from './differences';
import type { EditedValues, EditedItem } from './edited-item';
import { DeletedItemDraft } from './deleted-item-draft';

interface EditScreenProps<Stored, Values extends EditedValues, Body> {
  editedItem: EditedItem<Stored, Values, Body>;
  title: string;
  help: string;
  /** Buttons next to the heading, before the link to the list. */
  actions?: ReactNode;
  labels: FieldLabels;
  /** Message that the item does not exist; omitted for items that always exist. */
  missingMessage?: ReactNode;
  children: ReactNode;
}

/** Renders the screen of an edited item. All states share the heading, whose buttons keep the focus when the state changes. */
export function EditScreen<Stored, Values extends EditedValues, Body>(
  props: EditScreenProps<Stored, Values, Body>,
) {
  const { editedItem, title, help, actions } = props;
  const { listLink } = editedItem.definition;
  const { restoreLostFocus } = useFocusFallback();
  // Another item, such as a new one after publishing, replaces the form that has the focus.
  useEffect(() => restoreLostFocus, [editedItem.key, restoreLostFocus]);
  return (
    <AdminPage
      title={title}
      actions={
        <>
          {actions}
          {listLink && (
            <LinkButton {...listLink}>
              <Trans>Back to list</Trans>
            </LinkButton>
          )}
        </>
      }
      help={editedItem.state === 'open' && help}
    >
      <ItemState {...props} />
    </AdminPage>
  );
}

function ItemState<Stored, Values extends EditedValues, Body>(
  props: EditScreenProps<Stored, Values, Body>,
) {
  const { editedItem, labels, missingMessage, children } = props;
  const { restoredId, draftName } = editedItem.definition;
  switch (editedItem.state) {
    case 'loading':
      return <EditFormSkeleton />;
    case 'failed':
      return <QueryError error={editedItem.error} onRetry={editedItem.retry} />;
    case 'missing':
      return (
        <>
          <Result
            status="warning"
            title={
              restoredId === undefined ? (
                missingMessage
              ) : (
                <Trans>
                  This deleted item is not in this browser. It may have expired, or been restored or
                  deleted permanently.
                </Trans>
              )
            }
          />
          <DeletedItemDraft key={draftName} draftName={draftName} labels={labels} />
        </>
      );
    case 'open':
      return (
        <>
          {restoredId !== undefined && (
            <Alert
              type="info"
              showIcon
              style={{ marginBlockEnd: 16 }}
              title={<Trans>Restored from this browser</Trans>}
              description={
                <Trans>
                  Check the content, then publish it. It becomes a new item with a new number. Links
                  to the deleted item do not lead to it.
                </Trans>
              }
            />
          )}
          <div key={editedItem.key}>{children}</div>
        </>
      );
  }
}

/** Renders the skeleton of a form, but not at once: a prefetched item arrives before the deferred render. */
function EditFormSkeleton() {
  const isLoadingLonger = useDeferredValue(true, false);
  if (!isLoadingLonger) return null;
  return (
    <>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <Flex gap={20} aria-hidden>
        <Skeleton active paragraph={{ rows: 14 }} />
        <Skeleton active paragraph={{ rows: 14 }} />
      </Flex>
    </>
  );
}
