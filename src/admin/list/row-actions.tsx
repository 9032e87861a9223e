import { DownOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { Button, Dropdown, type ButtonProps } from 'antd';
import type { MenuItemType } from 'antd/es/menu/interface';
import { useRef, type Ref } from 'react';
import styles from './list.module.css';
import { HiddenName } from '@/ui/hidden-name';

type RowAnchorProps = Omit<ButtonProps, 'ref' | 'type'> & {
  ref?: Ref<HTMLAnchorElement>;
  /** The verb. */
  label: string;
  /** Name of the row, for screen readers. */
  rowName: string;
};

function RowAnchor({ label, rowName, ...props }: RowAnchorProps) {
  return (
    <Button {...props} type="link" size="small">
      {label}
      <HiddenName name={rowName} />
    </Button>
  );
}

/** Router link of the most frequent action of a row. */
export const RowLink = createLink(RowAnchor);

/** Items of antd's menu for the other actions of a row. */
export type MoreActions = (MenuItemType | { type: 'divider' })[];

/** Renders the menu of the other actions of a row. */
export function MoreMenu({ items, rowName }: { items: MoreActions; rowName: string }) {
  const once = items.map((item) => {
    if ('type' in item || !item.onClick) return item;
    const { onClick } = item;
    // The second click of a double click would undo the first.
    const first: typeof onClick = (info) => {
      if (!('detail' in info.domEvent) || info.domEvent.detail < 2) onClick(info);
    };
    return { ...item, onClick: first };
  });
  // The menu closes, and its focused item is removed.
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      menu={{ items: once, onClick: () => button.current?.focus() }}
      trigger={['click']}
      autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, and restores it
    >
      <Button
        ref={button}
        type="text"
        size="small"
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
      >
        <span className={styles.more}>
          <Trans>More</Trans>
        </span>
        <HiddenName name={rowName} />
      </Button>
    </Dropdown>
  );
}
