import { Trans } from '@lingui/react/macro';
import { Checkbox, Flex, Typography } from 'antd';
import { useId, useState } from 'react';
import { useLanguageNames } from '@/admin/shared/language-names';

interface DeletionLanguagesProps {
  /** The languages that there are. */
  codes: readonly string[];
  /** Those that are deleted. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/**
 * Which languages of what is in question are deleted: all of its `codes` until some are taken out, and all again once
 * something else is in question. Gives what `DeletionLanguages` takes.
 */
export function useDeletionLanguages(
  question: unknown,
  codes: readonly string[],
): DeletionLanguagesProps {
  const [kept, setKept] = useState<{ of: unknown; codes: readonly string[] }>();
  const left = kept && kept.of === question ? kept.codes : [];
  return {
    codes,
    chosen: codes.filter((code) => !left.includes(code)),
    onChoose: (now) =>
      setKept({ of: question, codes: codes.filter((code) => !now.includes(code)) }),
  };
}

/** Asks in which languages something is deleted whose versions have ids of their own; nothing of one language. */
export function DeletionLanguages({ codes, chosen, onChoose }: DeletionLanguagesProps) {
  const id = useId();
  const { nameOf } = useLanguageNames();
  if (codes.length < 2) return null;
  return (
    <Flex vertical gap={4} style={{ marginBlock: 12 }}>
      <Typography.Text strong id={id}>
        <Trans>In which languages</Trans>
      </Typography.Text>
      <Checkbox.Group
        aria-labelledby={id}
        value={[...chosen]}
        options={codes.map((code) => ({
          value: code,
          label: nameOf(code),
          // One has to be left, or there is nothing to ask.
          disabled: chosen.length === 1 && chosen[0] === code,
        }))}
        onChange={onChoose}
      />
    </Flex>
  );
}
