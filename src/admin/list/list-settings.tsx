import { SettingOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Flex, Popover, Segmented } from 'antd';
import { useRef } from 'react';
import type { TableSettings } from './use-table-settings';

interface ListSettingsProps {
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
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const content = (
    <Flex
      ref={popup}
      vertical
      gap="middle"
      style={{ maxInlineSize: 'min(320px, calc(100vw - 88px))' }}
    >
      <Segmented<TableSettings['density']>
        block
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
      // Next to the button, so that Tab leads into it.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      onOpenChange={(isOpen) => {
        if (!isOpen && popup.current?.contains(document.activeElement)) button.current?.focus();
      }}
    >
      <Button
        ref={button}
        type="text"
        disabled={!onChange}
        icon={<SettingOutlined aria-hidden />}
        aria-label={t`Table settings`}
      />
    </Popover>
  );
}
