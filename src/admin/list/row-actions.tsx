import { DownOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { Button } from 'antd';
import type { MenuItemType } from 'antd/es/menu/interface';
import { useEffect, useRef, type ComponentProps } from 'react';
import styles from './list.module.css';
import { HiddenName } from '@/ui/hidden-name';
import { useRowMenu } from './row-menus';

interface RowAnchorProps extends ComponentProps<'a'> {
  /** The verb of the action. */
  label: string;
  rowName: string;
}

function RowAnchor({ label, rowName, ...props }: RowAnchorProps) {
  return (
    <a {...props} className={styles.rowLink}>
      {label}
      <HiddenName name={rowName} />
    </a>
  );
}

/** Renders the router link of a row's most frequent action. It is no antd button, 100 of which would delay each navigation. */
export const RowLink = createLink(RowAnchor);

/** Items of antd's menu for the other actions of a row. */
export type MoreActions = (MenuItemType | { type: 'divider' })[];

/** Renders the button that opens the menu of the other actions of a row, which `RowMenus` renders. */
export function MoreMenu({ items, rowName }: { items: MoreActions; rowName: string }) {
  const { t } = useLingui();
  const menu = useRowMenu();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => menu.update(button.current, items), [menu, items]);
  useEffect(() => {
    const { current } = button;
    // Closes the menu when its row is removed from the list.
    return () => menu.closeFor(current);
  }, [menu]);
  return (
    <Button
      ref={button}
      type="text"
      size="small"
      // The class with which antd styles the arrow.
      className="ant-dropdown-trigger"
      icon={<DownOutlined aria-hidden />}
      iconPlacement="end"
      aria-haspopup="menu"
      onClick={({ currentTarget }) => menu.toggle(currentTarget, items)}
    >
      {/* Not `Trans`, which would be four components in each row. */}
      <span className={styles.moreLabel}>{t`More`}</span>
      <HiddenName name={rowName} />
    </Button>
  );
}
