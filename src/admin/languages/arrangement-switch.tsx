import { useLingui } from '@lingui/react/macro';
import { Segmented } from 'antd';
import type { Arrangement } from './use-arrangement';

interface ArrangementSwitchProps {
  isSideBySide: boolean;
  onChoose: (arrangement: Arrangement) => void;
}

/** Renders the switch between languages side by side and one language at full width. */
export function ArrangementSwitch({ isSideBySide, onChoose }: ArrangementSwitchProps) {
  const { t } = useLingui();
  return (
    <Segmented<Arrangement>
      size="small"
      aria-label={t`Language layout`}
      value={isSideBySide ? 'beside' : 'single'}
      onChange={onChoose}
      options={[
        { value: 'beside', label: t`Side by side` },
        { value: 'single', label: t`Single language` },
      ]}
    />
  );
}
