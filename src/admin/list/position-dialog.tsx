import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { InputNumber } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { number, object } from 'yup';
import { SentenceSpace } from '@/ui/sentence-space';
import { FieldFrame } from '@/admin/fields/field-frame';
import { SmallFormDialog } from '@/admin/form-dialog/small-form-dialog';
import { useFieldState } from '@/admin/fields/form-store';
import { useSmallForm } from '@/admin/fields/use-small-form';

export interface PositionDialogProps {
  name: string;
  /** Current position, counted from 1; undefined if unknown, as in search results. */
  currentPosition: number | undefined;
  /** Number of positions; undefined if unknown, as in search results. */
  total: number | undefined;
  note?: ReactNode;
  /** Moves the row. Errors are shown, and the user can retry. */
  send: (position: number) => void | Promise<void>;
  onClose: () => void;
}

/** Renders the dialog that moves a row to a position in the whole list or, in a tree, among its siblings (D27). */
export function PositionDialog({
  name,
  currentPosition,
  total,
  note,
  send,
  onClose,
}: PositionDialogProps) {
  const { t } = useLingui();
  const schema = useMemo(() => {
    const inputError =
      total === undefined
        ? t`Enter a whole number of 1 or more.`
        : t`Enter a whole number from 1 to ${total}.`;
    return object({
      position: number()
        .required(inputError)
        .min(1, inputError)
        .max(total ?? Infinity, inputError),
    });
  }, [total, t]);
  const form = useSmallForm<{ position: number | null }>({
    initialValues: { position: currentPosition ?? null },
    schema,
    send: async ({ position }) => {
      if (position !== null && position !== currentPosition) await send(position);
    },
  });
  return (
    <SmallFormDialog
      form={form}
      title={t`Move “${name}” to a position`}
      okText={t`Move`}
      notStoredSummary={<Trans>The item was not moved.</Trans>}
      firstField="position"
      onClosed={onClose}
    >
      <PositionField
        help={
          <>
            {total !== undefined && (
              <Plural
                value={total}
                one="# position to choose from."
                other="# positions to choose from."
              />
            )}
            <SentenceSpace />
            {note}
          </>
        }
      />
    </SmallFormDialog>
  );
}

function PositionField({ help }: { help: ReactNode }) {
  const { t } = useLingui();
  const { value, setValue, error, controlProps, id } = useFieldState<number | null>('position');
  return (
    <FieldFrame {...{ id, help, error }} label={t`Position`} required announcesError>
      <InputNumber
        {...controlProps}
        aria-required
        precision={0}
        value={value}
        onChange={setValue}
      />
    </FieldFrame>
  );
}
