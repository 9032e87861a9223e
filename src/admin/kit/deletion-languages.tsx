import { useLingui } from '@lingui/react/macro';
import { Checkbox } from 'antd';
import { useLanguageNames } from './language-names';

interface DeletionLanguagesProps {
  /** The languages that there are. */
  codes: readonly string[];
  /** Those that are deleted. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** Asks in which languages something is deleted whose versions have ids of their own; nothing of one language. */
export function DeletionLanguages({ codes, chosen, onChoose }: DeletionLanguagesProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  if (codes.length < 2) return null;
  return (
    <Checkbox.Group
      aria-label={t`In which languages`}
      value={[...chosen]}
      options={codes.map((code) => ({
        value: code,
        label: nameOf(code),
        // One has to be left, or there is nothing to ask.
        disabled: chosen.length === 1 && chosen[0] === code,
      }))}
      onChange={onChoose}
    />
  );
}
