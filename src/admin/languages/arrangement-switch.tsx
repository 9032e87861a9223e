import { useLingui } from '@lingui/react/macro';
import { Segmented } from 'antd';
import type { Arrangement } from './use-arrangement';

interface ArrangementSwitchProps {
  sideBySide: boolean;
  onChoose: (arrangement: Arrangement) => void;
}

/** Renders the switch between languages side by side and full width. Takes the result of `useArrangement`. */
export function ArrangementSwitch({ sideBySide, onChoose }: ArrangementSwitchProps) {
  const { t } = useLingui();
  return (
    <Segmented<Arrangement>
      size="small"
      aria-label={t`Language layout`}
      value={sideBySide ? 'beside' : 'single'}
      onChange={onChoose}
      options={[
        { value: 'beside', label: t`Side by side` },
        { value: 'single', label: t`Single language` },
      ]}
    />
  );
}
