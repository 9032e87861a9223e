import { Trans } from '@lingui/react/macro';
import { Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { focusHeadingIfLost } from './focus-heading';
import styles from './list.module.css';
import { useRequestErrors } from './request-error';

interface DeleteQuestionProps {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the button says: the verb, and what it applies to. */
  confirm: string;
  /** Deletes; what it throws is reported, and the question stays. */
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is deleted (D24); sends once, however often the button is pressed. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { open, title, children, confirm, onDelete, onClose } = props;
  const { report } = useRequestErrors();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const remove = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await onDelete();
      onClose();
    } catch (error) {
      report(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <Modal
      open={open}
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true }}
      cancelText={<Trans>Cancel</Trans>}
      cancelButtonProps={{ autoFocus: true, disabled: busy }}
      confirmLoading={busy}
      closable={false}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onOk={() => void remove()}
      onCancel={onClose}
      afterClose={focusHeadingIfLost}
    >
      <div className={styles.question}>{children}</div>
    </Modal>
  );
}
