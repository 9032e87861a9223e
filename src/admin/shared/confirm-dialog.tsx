import { Trans } from '@lingui/react/macro';
import { Modal, type ModalProps } from 'antd';
import { useRef } from 'react';
import { useFocusFallback } from './focus-fallback';

/** Renders a confirm dialog with the focus on the cancel button. */
export function ConfirmDialog({
  cancelButtonProps,
  afterOpenChange,
  afterClose,
  ...props
}: ModalProps) {
  const { restoreLostFocus } = useFocusFallback();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancelPropsWithRef = { ...cancelButtonProps, ref: cancelButton };
  return (
    <Modal
      cancelText={<Trans>Cancel</Trans>}
      closable={false}
      {...props}
      cancelButtonProps={cancelPropsWithRef}
      afterOpenChange={(open) => {
        // Not `autoFocus`: antd sets the focus itself when a dialog opens, and keeps closed dialogs mounted.
        if (open) cancelButton.current?.focus();
        afterOpenChange?.(open);
      }}
      afterClose={() => {
        afterClose?.();
        restoreLostFocus();
      }}
    />
  );
}
