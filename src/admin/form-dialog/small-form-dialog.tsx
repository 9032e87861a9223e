import { useLingui } from '@lingui/react/macro';
import { Modal } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { focusField } from '@/admin/fields/field-errors';
import { SmallForm, type SmallFormProps } from '@/admin/fields/small-form';

interface SmallFormDialogProps<Values extends object> extends Omit<
  SmallFormProps<Values>,
  'id' | 'failureSummary'
> {
  title: ReactNode;
  /** Label of the button that submits the form, until a submit has failed. */
  okText: string;
  /** Whether the form cannot be submitted any more. */
  isObsolete?: boolean;
  width?: number;
  /** Says what was not done, after a failure that proves it. */
  notStoredSummary?: ReactNode;
  /** Name of the field that has the focus when the dialog opens. */
  firstField?: string;
  onClosed: () => void;
}

/** Renders a small form in a dialog, which closes once the form is saved. A click outside does not discard the values. */
export function SmallFormDialog<Values extends object>(props: SmallFormDialogProps<Values>) {
  const {
    title,
    okText,
    isObsolete = false,
    width,
    firstField,
    notStoredSummary,
    onClosed,
    ...formProps
  } = props;
  const { form } = formProps;
  const { isSaved, isSending, failure } = form;
  const { t } = useLingui();
  const { restoreLostFocus } = useFocusFallback();
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open && !isSaved}
      title={title}
      {...(width !== undefined && { width })}
      okText={failure ? t`Try again` : okText}
      okButtonProps={{ htmlType: 'submit', form: id, disabled: isObsolete, loading: isSending }}
      cancelText={isObsolete ? t`Close` : t`Cancel`}
      cancelButtonProps={{ disabled: isSending }}
      closable={false}
      keyboard={!isSending}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isOpen) =>
        firstField !== undefined && focusAfterOpening(isOpen, () => focusField(firstField))
      }
      afterClose={() => {
        onClosed();
        restoreLostFocus();
      }}
    >
      <SmallForm
        {...formProps}
        id={id}
        failureSummary={failure?.provesNotStored && notStoredSummary}
      />
    </Modal>
  );
}
