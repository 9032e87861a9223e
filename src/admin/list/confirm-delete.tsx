import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';

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
export function ConfirmDelete(props: DeleteQuestionProps) {
  const { open, title, children, confirm, disabled = false, onDelete, onClose } = props;
  return (
    <ConfirmDialog
      open={open}
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true, disabled }}
      onOk={() => {
        onDelete();
        onClose();
      }}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
