import { Trans } from '@lingui/react/macro';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { focusHeadingIfLost } from './focus-heading';

interface DeleteQuestionProps {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the button says: the verb, and what it applies to. */
  confirm: string;
  /** Begins the deletion, which can be undone for a while (design 6). */
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before something is deleted (D24). */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { open, title, children, confirm, onDelete, onClose } = props;
  return (
    <Modal
      open={open}
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true }}
      cancelText={<Trans>Cancel</Trans>}
      cancelButtonProps={{ autoFocus: true }}
      closable={false}
      onOk={() => {
        onDelete();
        onClose();
      }}
      onCancel={onClose}
      afterClose={focusHeadingIfLost}
    >
      {children}
    </Modal>
  );
}
