import { useLingui } from '@lingui/react/macro';
import { Segmented } from 'antd';
import type { Arrangement } from './use-arrangement';

interface ArrangementSwitchProps {
  beside: boolean;
  onChoose: (arrangement: Arrangement) => void;
}

/** Chooses whether the languages stand beside each other or have the full width. Takes what `useArrangement` gives. */
export function ArrangementSwitch({ beside, onChoose }: ArrangementSwitchProps) {
  const { t } = useLingui();
  return (
    <Segmented<Arrangement>
      size="small"
      aria-label={t`Arrangement of the languages`}
      value={beside ? 'beside' : 'single'}
      onChange={onChoose}
      options={[
        { value: 'beside', label: t`Side by side` },
        { value: 'single', label: t`One at full width` },
      ]}
    />
  );
}
