import { Trans } from '@lingui/react/macro';
import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { MessageError, provesNotStored, useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';
import { ChangedByOthersError, type RowEdit, type RowEdits } from './row-edits';
import styles from './row-edits.module.css';

interface EditorFrameProps<Value> {
  edits: RowEdits<Value>;
  rowKey: string;
  edit: RowEdit<Value>;
  /** Stores the typed value. Throws `ChangedByOthersError` if others have changed it. */
  send: (edit: RowEdit<Value>) => Promise<void>;
  revalidate: () => Promise<void>;
  /** Returns the text for a value that others have stored. */
  describe: (value: Value) => string;
  /** Renders the fields; `save` publishes their value. */
  children: (save: () => void) => ReactNode;
}

/** Renders the editor of a cell with buttons to publish and cancel, as Escape does. A failed save keeps the typed value. */
export function EditorFrame<Value>(props: EditorFrameProps<Value>) {
  const { edits, rowKey, send, revalidate, children } = props;
  const save = () => void edits.save(rowKey, send, revalidate);
  return (
    // Escape reaches the group from its fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        edits.close(rowKey);
      }}
    >
      {children(save)}
      <Flex gap="small">
        <Button size="small" type="primary" onClick={save}>
          <Trans>Publish</Trans>
        </Button>
        <Button size="small" onClick={() => edits.close(rowKey)}>
          <Trans>Cancel</Trans>
        </Button>
      </Flex>
      <SaveError {...props} save={save} />
    </div>
  );
}

interface SaveErrorProps<Value> extends Omit<EditorFrameProps<Value>, 'children' | 'send'> {
  save: () => void;
}

function SaveError<Value>(props: SaveErrorProps<Value>) {
  const { edits, rowKey, edit, revalidate, describe, save } = props;
  const { error } = edit;
  const messageOf = useErrorMessage();
  if (error === undefined) return null;
  if (error instanceof ChangedByOthersError) {
    const current = describe(error.currentValue as Value);
    const overwrite = () => {
      edits.acceptCurrentValue(rowKey);
      save();
    };
    const keepCurrent = () => {
      edits.close(rowKey);
      void edits.refresh(rowKey, revalidate);
    };
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={<Trans>Someone else has changed this in the meantime.</Trans>}
        description={
          <>
            <p>
              <Trans>Current value: {current}.</Trans>
            </p>
            <Flex gap="small" wrap>
              <Button size="small" type="primary" onClick={overwrite}>
                <Trans>Overwrite with mine</Trans>
              </Button>
              <Button size="small" onClick={keepCurrent}>
                <Trans>Keep the current value</Trans>
              </Button>
            </Flex>
          </>
        }
      />
    );
  }
  const message = messageOf(error);
  return error instanceof MessageError ? (
    <Alert type="error" showIcon role="alert" title={message} />
  ) : (
    <FailedRequest
      failureSummary={provesNotStored(error) && <Trans>The change was not published.</Trans>}
      message={message}
    />
  );
}
