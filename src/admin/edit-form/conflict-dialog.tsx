import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, type ButtonProps } from 'antd';
import { useState } from 'react';
import { changesBetween } from './changes';
import { isEqualWhenStored } from './compare-saved';
import { Differences, type FieldLabels, type Side } from './differences';
import type { NewerVersion } from './publish-steps';
import { SentenceSpace } from '@/ui/sentence-space';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';

interface ConflictDialogProps<Values> {
  newerVersion: NewerVersion<Values>;
  initialValues: Values;
  currentValues: Values;
  labels: FieldLabels;
  onApplySelection: (ownFields: readonly string[], nextStep: 'review' | 'publish') => void;
  /** Saves the changes as a draft and loads the newer version into the form. */
  onLoadNewer: () => void;
  onClose: () => void;
}

/** Returns the props of a toggle button, which has the colors of a selected radio button while it is pressed. */
const pressedProps = (isPressed: boolean): ButtonProps => ({
  'aria-pressed': isPressed,
  ...(isPressed && { color: 'primary', variant: 'outlined' }),
});

/**
 * Renders the conflict dialog: shows who published the newer version and lets the editor choose a side for each
 * differing field before anything is overwritten (docs/architecture.md#6-unsaved-work). Fields that only the other
 * editor changed default to the newer version.
 */
export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { newerVersion, initialValues, currentValues, labels } = props;
  const { onApplySelection, onLoadNewer, onClose } = props;
  const { t } = useLingui();
  const rows = changesBetween(newerVersion.values, currentValues)
    .filter((change) => !isEqualWhenStored(change.base, change.value))
    .map(({ name, base, value }) => ({ name, leftValue: base, rightValue: value }));
  const names = rows.map(({ name }) => name);
  const [ownFields, setOwnFields] = useState<ReadonlySet<string>>(() => {
    const typedNames = changesBetween(initialValues, currentValues).map(({ name }) => name);
    return new Set(names.filter((name) => typedNames.includes(name)));
  });
  const chosenFields = names.filter((name) => ownFields.has(name));
  const takesAllTheirs = chosenFields.length === 0;
  const keepsAllMine = chosenFields.length === names.length;
  const publishLabel = keepsAllMine ? t`Overwrite with mine` : t`Publish this selection`;
  const sideOf = (name: string): Side => (ownFields.has(name) ? 'right' : 'left');
  return (
    <ConfirmDialog
      open
      width={960}
      title={t`A newer version was published`}
      onCancel={onClose}
      cancelText={<Trans>Keep editing</Trans>}
      okText={takesAllTheirs ? <Trans>Use the newer version</Trans> : publishLabel}
      okButtonProps={{ danger: keepsAllMine && !takesAllTheirs }}
      onOk={() => (takesAllTheirs ? onLoadNewer() : onApplySelection(chosenFields, 'publish'))}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {!takesAllTheirs && (
            <Button onClick={() => onApplySelection(chosenFields, 'review')}>
              <Trans>Apply selection to the form</Trans>
            </Button>
          )}
          <OkBtn />
        </>
      )}
    >
      <ConflictMessage newerVersion={newerVersion} takesAllTheirs={takesAllTheirs} />
      <Flex gap={8} wrap style={{ marginBlockEnd: 12 }}>
        <Button
          size="small"
          {...pressedProps(takesAllTheirs)}
          onClick={() => setOwnFields(new Set())}
        >
          <Trans>All theirs</Trans>
        </Button>
        <Button
          size="small"
          {...pressedProps(keepsAllMine)}
          onClick={() => setOwnFields(new Set(names))}
        >
          <Trans>All mine</Trans>
        </Button>
      </Flex>
      <Differences
        rows={rows}
        labels={labels}
        leftTitle={t`Currently published`}
        rightTitle={t`In this form`}
        choice={{
          labels: { left: t`Theirs`, right: t`Mine` },
          sideOf,
          onChoose: (name, side) =>
            setOwnFields(
              new Set(
                side === 'right'
                  ? [...ownFields, name]
                  : [...ownFields].filter((ownField) => ownField !== name),
              ),
            ),
        }}
      />
    </ConfirmDialog>
  );
}

interface ConflictMessageProps {
  newerVersion: NewerVersion<unknown>;
  takesAllTheirs: boolean;
}

function ConflictMessage({ newerVersion, takesAllTheirs }: ConflictMessageProps) {
  const { editor, publishedAt } = newerVersion;
  return (
    <p style={{ marginBlockEnd: 12 }}>
      {editor && publishedAt ? (
        <Trans>
          {editor} published this item on {publishedAt}, after you opened it.
        </Trans>
      ) : (
        <Trans>This item was published again after you opened it.</Trans>
      )}
      <SentenceSpace />
      {takesAllTheirs ? (
        <Trans>If you use the newer version, you can restore your changes from a draft.</Trans>
      ) : (
        <Trans>Choose for each field which version to keep.</Trans>
      )}
    </p>
  );
}
