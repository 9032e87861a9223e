import { SettingOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Flex, Popover, Segmented } from 'antd';
import type { TableSettings } from './use-table-settings';

interface ListSettingsProps {
  /** Columns that can be hidden. */
  columns: readonly { key: string; title: string }[];
  settings: TableSettings;
  /** Undefined until the account is known. */
  onChange: ((change: Partial<TableSettings>) => void) | undefined;
}

/** Renders the column and density settings of a list. */
export function ListSettings({ columns, settings, onChange }: ListSettingsProps) {
  const { t } = useLingui();
  const keys = columns.map(({ key }) => key);
  const shownKeys = keys.filter((key) => !settings.hidden.includes(key));
  const content = (
    <Flex vertical gap="middle" style={{ maxInlineSize: 'min(320px, calc(100vw - 88px))' }}>
      <Segmented<TableSettings['density']>
        aria-label={t`Density`}
        value={settings.density}
        options={[
          { value: 'medium', label: t`Comfortable` },
          { value: 'small', label: t`Compact` },
        ]}
        onChange={(density) => onChange?.({ density })}
      />
      <Checkbox.Group
        aria-label={t({ message: 'Columns', context: 'of a list' })}
        value={shownKeys}
        options={columns.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(chosen) => onChange?.({ hidden: keys.filter((key) => !chosen.includes(key)) })}
      />
    </Flex>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={<Trans>Table settings</Trans>}
      content={content}
    >
      <Button
        type="text"
        disabled={!onChange}
        icon={<SettingOutlined aria-hidden />}
        aria-label={t`Table settings`}
      />
    </Popover>
  );
}
