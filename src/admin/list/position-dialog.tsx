import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { InputNumber, Modal } from 'antd';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { number, object } from 'yup';
import { focusField } from '@/admin/fields/field-errors';
import { FieldFrame } from '@/admin/fields/field-frame';
import { SmallForm } from '@/admin/fields/small-form';
import { useFieldState } from '@/admin/fields/use-field-state';
import { useSmallForm } from '@/admin/fields/use-small-form';
import { useFocusFallback } from '@/admin/shared/focus-fallback';

/** What is known of the row, and what moves it. */
export interface PositionDialogProps {
  /** What the row is called. */
  name: string;
  /** Where it stands now, counted from 1; undefined where a search hides that. */
  present: number | undefined;
  /** How many there are; undefined where a search hides that. */
  total: number | undefined;
  /** What else is to be known of positions. */
  note?: ReactNode;
  /** Moves it, at once or with a request. What it throws is said, and it can be tried again. */
  send: (position: number) => void | Promise<void>;
  onClose: () => void;
}

/** The dialog of `MoveToPosition`. */
export function PositionDialog({ name, present, total, note, send, onClose }: PositionDialogProps) {
  const { t } = useLingui();
  const { restore } = useFocusFallback();
  const id = useId();
  const [open, setOpen] = useState(true);
  const schema = useMemo(() => {
    const wrong =
      total === undefined
        ? t`Enter a whole number from 1 on.`
        : t`Enter a whole number from 1 to ${total}.`;
    return object({
      position: number()
        .required(wrong)
        .min(1, wrong)
        .max(total ?? Infinity, wrong),
    });
  }, [total, t]);
  const form = useSmallForm<{ position: number | null }>({
    initial: { position: present ?? null },
    schema,
    send: async ({ position }) => {
      if (position !== null && position !== present) await send(position);
      setOpen(false);
    },
  });
  const { sending, failure } = form;

  return (
    <Modal
      open={open}
      title={t`Move “${name}” to a position`}
      okText={failure ? t`Try again` : t`Move`}
      okButtonProps={{ htmlType: 'submit', form: id, loading: sending }}
      cancelText={t`Cancel`}
      cancelButtonProps={{ disabled: sending }}
      closable={false}
      mask={{ closable: !sending }}
      keyboard={!sending}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (shown) focusField('position');
      }}
      afterClose={() => {
        onClose();
        restore();
      }}
    >
      <SmallForm form={form} id={id} failed={<Trans>It was not moved.</Trans>}>
        <PositionField
          help={
            <>
              {total !== undefined && (
                <Plural value={total} one="There is # in all." other="There are # in all." />
              )}{' '}
              {note}
            </>
          }
        />
      </SmallForm>
    </Modal>
  );
}

function PositionField({ help }: { help: ReactNode }) {
  const { t } = useLingui();
  const { value, setValue, error, control, id } = useFieldState<number | null>('position');
  return (
    <FieldFrame {...{ id, help, error }} label={t`Position`} required announced>
      <InputNumber {...control} aria-required precision={0} value={value} onChange={setValue} />
    </FieldFrame>
  );
}
