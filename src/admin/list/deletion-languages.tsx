import { Trans } from '@lingui/react/macro';
import { Checkbox, Flex, Typography } from 'antd';
import { useId, useState } from 'react';
import { useLanguageNames } from '@/admin/shared/language-names';

interface DeletionLanguagesProps {
  /** Languages of the items. */
  codes: readonly string[];
  /** Languages to delete. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/**
 * Returns the languages to delete: all `codes` until the user deselects some, and all again for other items. Pass the
 * result to `DeletionLanguages`.
 */
export function useDeletionLanguages(
  key: unknown,
  codes: readonly string[],
): DeletionLanguagesProps {
  const [selection, setSelection] = useState<{ of: unknown; codes: readonly string[] }>();
  const left = selection && selection.of === key ? selection.codes : [];
  return {
    codes,
    chosen: codes.filter((code) => !left.includes(code)),
    onChoose: (now) =>
      setSelection({ of: key, codes: codes.filter((code) => !now.includes(code)) }),
  };
}

/**
 * Renders the selection of languages to delete for items whose versions have ids of their own; nothing for a single
 * language.
 */
export function DeletionLanguages({ codes, chosen, onChoose }: DeletionLanguagesProps) {
  const id = useId();
  const { nameOf } = useLanguageNames();
  if (codes.length < 2) return null;
  return (
    <Flex vertical gap={4} style={{ marginBlock: 12 }}>
      <Typography.Text strong id={id}>
        <Trans>Languages to delete</Trans>
      </Typography.Text>
      <Checkbox.Group
        aria-labelledby={id}
        value={[...chosen]}
        options={codes.map((code) => ({
          value: code,
          label: nameOf(code),
          // At least one language stays selected.
          disabled: chosen.length === 1 && chosen[0] === code,
        }))}
        onChange={onChoose}
      />
    </Flex>
  );
}
