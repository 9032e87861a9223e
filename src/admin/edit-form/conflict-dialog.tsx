import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Modal, type ButtonProps } from 'antd';
import { useState } from 'react';
import { changesBetween } from './changes';
import { isEqualWhenStored } from './compare-saved';
import { Differences, type FieldLabels } from './differences';
import type { Newer } from './publish-steps';
import { SentenceSpace } from '@/ui/sentence-space';

interface ConflictDialogProps<Values> {
  newer: Newer<Values>;
  /** Initial values of the form. */
  base: Values;
  /** Current values of the form. */
  mine: Values;
  labels: FieldLabels | undefined;
  /** Merges the named fields of the form into the newer version, for review or publishing. */
  onMerge: (mine: readonly string[], then: 'review' | 'publish') => void;
  /** Loads the newer version into the form and saves the changes as a draft. */
  onLoadNewer: () => void;
  onClose: () => void;
}

/** Returns the props of a pressed or released button, in the colors of a selected radio button. */
const pressed = (isPressed: boolean): ButtonProps => ({
  'aria-pressed': isPressed,
  ...(isPressed && { color: 'primary', variant: 'outlined' }),
});

/**
 * Renders the conflict dialog: shows who published the newer version and lets the editor choose a side for each
 * differing field before anything is overwritten (docs/architecture.md#6-unsaved-work). Fields that only the other
 * editor changed default to the newer version.
 */
export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { newer, base, mine, labels: fieldLabels, onMerge, onLoadNewer, onClose } = props;
  const { t } = useLingui();
  const { editor, publishedAt } = newer;
  const rows = changesBetween(newer.values, mine)
    .filter((change) => !isEqualWhenStored(change.base, change.value))
    .map(({ name, base: one, value: other }) => ({ name, one, other }));
  const names = rows.map(({ name }) => name);
  const [own, setOwn] = useState<ReadonlySet<string>>(() => {
    const typedNames = changesBetween(base, mine).map(({ name }) => name);
    return new Set(names.filter((name) => typedNames.includes(name)));
  });
  const chosenNames = names.filter((name) => own.has(name));
  const takesAllTheirs = chosenNames.length === 0;
  const keepsAllMine = chosenNames.length === names.length;
  const publishWords = keepsAllMine ? t`Overwrite with mine` : t`Publish this selection`;
  const side = (name: string) => (own.has(name) ? ('other' as const) : ('one' as const));
  return (
    <Modal
      open
      width={960}
      title={t`A newer version was published`}
      onCancel={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          <Trans>Keep editing</Trans>
        </Button>,
        !takesAllTheirs && (
          <Button key="review" onClick={() => onMerge(chosenNames, 'review')}>
            <Trans>Apply selection to the form</Trans>
          </Button>
        ),
        takesAllTheirs ? (
          <Button key="load" type="primary" onClick={onLoadNewer}>
            <Trans>Use the newer version</Trans>
          </Button>
        ) : (
          <Button
            key="publish"
            type="primary"
            danger={keepsAllMine}
            onClick={() => onMerge(chosenNames, 'publish')}
          >
            {publishWords}
          </Button>
        ),
      ]}
    >
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
      {fieldLabels && (
        <>
          <Flex gap={8} wrap style={{ marginBlockEnd: 12 }}>
            <Button size="small" {...pressed(takesAllTheirs)} onClick={() => setOwn(new Set())}>
              <Trans>All theirs</Trans>
            </Button>
            <Button size="small" {...pressed(keepsAllMine)} onClick={() => setOwn(new Set(names))}>
              <Trans>All mine</Trans>
            </Button>
          </Flex>
          <Differences
            rows={rows}
            labels={fieldLabels}
            one={t`Currently published`}
            other={t`In this form`}
            choice={{
              labels: { one: t`Theirs`, other: t`Mine` },
              side,
              onChoose: (name, taken) =>
                setOwn(
                  new Set(
                    taken === 'other' ? [...own, name] : [...own].filter((one) => one !== name),
                  ),
                ),
            }}
          />
        </>
      )}
    </Modal>
  );
}
