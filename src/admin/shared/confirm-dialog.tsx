import { Trans } from '@lingui/react/macro';
import { Modal, type ModalProps } from 'antd';
import { useRef } from 'react';
import { useFocusFallback } from './focus-fallback';

/** A dialog that asks before something is done: the focus is on the answer that changes nothing. */
export function ConfirmDialog({
  cancelButtonProps,
  afterOpenChange,
  afterClose,
  ...props
}: ModalProps) {
  const { restore } = useFocusFallback();
  const cancel = useRef<HTMLButtonElement>(null);
  const withRef = { ...cancelButtonProps, ref: cancel };
  return (
    <Modal
      cancelText={<Trans>Cancel</Trans>}
      closable={false}
      {...props}
      cancelButtonProps={withRef}
      afterOpenChange={(open) => {
        // Not `autoFocus`: antd takes the focus itself when a dialog opens, and keeps one that is closed.
        if (open) cancel.current?.focus();
        afterOpenChange?.(open);
      }}
      afterClose={() => {
        afterClose?.();
        restore();
      }}
    />
  );
}
