import { MoreOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Button, Dropdown } from 'antd';
import styles from './rich-text.module.css';
import type { Tool } from './tool-buttons';

interface MoreToolsProps {
  groups: readonly (readonly Tool[])[];
  tabIndex: number;
}

/** Renders the menu of the tools that have no room in the toolbar. */
export function MoreTools({ groups, tabIndex }: MoreToolsProps) {
  const { t } = useLingui();
  const tools = groups.flat();
  const items = tools.map(({ name, icon, disabled = false }) => ({
    key: name,
    label: name,
    // antd's icons have English names.
    icon: <span aria-hidden>{icon}</span>,
    disabled,
  }));
  const pressedNames = tools.filter((tool) => tool.pressed).map(({ name }) => name);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened
      menu={{
        items,
        className: styles.moreTools ?? '',
        style: { gridTemplateRows: `repeat(${Math.ceil(items.length / 2)}, auto)` },
        selectable: true,
        selectedKeys: pressedNames,
        onClick: ({ key, domEvent }) => {
          // The tool focuses the text, which would take the same Enter.
          domEvent.preventDefault();
          tools.find(({ name }) => name === key)?.onClick();
        },
      }}
    >
      <Button
        size="small"
        type="text"
        icon={<MoreOutlined />}
        tabIndex={tabIndex}
        title={t`More tools`}
        aria-label={t`More tools`}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
      />
    </Dropdown>
  );
}
