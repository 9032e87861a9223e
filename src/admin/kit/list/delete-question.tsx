import { Trans } from '@lingui/react/macro';
import { Modal } from 'antd';
import { useId, type ReactNode } from 'react';
import { firstFocus } from '../first-focus';
import { useFocusHome } from '../focus-home';

interface DeleteQuestionProps {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the button says: the verb, and what it applies to. */
  confirm: string;
  /** Whether there is nothing to confirm, or not yet. */
  disabled?: boolean;
  /** Begins the deletion, which can be undone for a while (design 6). */
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before something is deleted (D24). */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { open, title, children, confirm, disabled = false, onDelete, onClose } = props;
  const { restore } = useFocusHome();
  const cancel = useId();
  return (
    <Modal
      open={open}
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true, disabled }}
      cancelText={<Trans>Cancel</Trans>}
      cancelButtonProps={{ id: cancel }}
      closable={false}
      onOk={() => {
        onDelete();
        onClose();
      }}
      onCancel={onClose}
      // The answer that changes nothing.
      afterOpenChange={firstFocus(cancel)}
      afterClose={restore}
    >
      {children}
    </Modal>
  );
}
