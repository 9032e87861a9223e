import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';

interface ConfirmDeleteProps {
  open: boolean;
  title: string;
  /** Consequences of the deletion. */
  children: ReactNode;
  /** Label of the button: the verb and its object. */
  confirm: string;
  /** Whether the deletion cannot be confirmed yet. */
  disabled?: boolean;
  /** Starts the deletion, which can be undone for 8 s (docs/architecture.md#6-unsaved-work). */
  onDelete: () => void;
  onClose: () => void;
}

/** Renders the confirm dialog of a deletion (D24). */
export function ConfirmDelete(props: ConfirmDeleteProps) {
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
