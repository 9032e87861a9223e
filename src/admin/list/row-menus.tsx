import { Dropdown } from 'antd';
import { createContext, use, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';
import type { MoreActions } from './row-actions';

/** The menu as it was opened last. */
interface ShownMenu {
  button: HTMLElement;
  items: MoreActions;
  open: boolean;
  /** Counts how often a button was clicked. */
  openingNumber: number;
}

/** State of the menu that the rows of a table share: with 100 rows, a `Dropdown` in each slows every navigation down. */
class RowMenu {
  readonly shownMenu = new Store<ShownMenu | undefined>(undefined);

  /** Opens the menu at a button; closes it if it is open there. */
  toggle(button: HTMLElement, items: MoreActions): void {
    const previous = this.shownMenu.get();
    const open = !(previous?.open && previous.button === button);
    this.shownMenu.set({ button, items, open, openingNumber: (previous?.openingNumber ?? 0) + 1 });
  }

  /** Replaces the items of the menu if it is open at this button: a mutation may enable or disable them. */
  update(button: HTMLElement | null, items: MoreActions): void {
    const previous = this.shownMenu.get();
    if (previous?.open && previous.button === button) this.shownMenu.set({ ...previous, items });
  }

  readonly close = (): void => {
    const previous = this.shownMenu.get();
    if (previous?.open) this.shownMenu.set({ ...previous, open: false });
  };

  /** Closes the menu if it is open at this button. */
  closeFor(button: HTMLElement | null): void {
    if (this.shownMenu.get()?.button === button) this.close();
  }
}

const RowMenuContext = createContext<RowMenu | undefined>(undefined);

/** Returns the menu of the surrounding table. Throws outside of `RowMenus`. */
export function useRowMenu(): RowMenu {
  const menu = use(RowMenuContext);
  if (!menu) throw new Error('The row menu must be rendered inside RowMenus');
  return menu;
}

/** Renders a table whose rows have a `MoreMenu`, and the menu that they share. */
export function RowMenus({ children }: { children: ReactNode }) {
  const [menu] = useState(() => new RowMenu());
  return (
    <RowMenuContext value={menu}>
      {children}
      <SharedMenu menu={menu} />
    </RowMenuContext>
  );
}

/** Renders the menu once a row has opened it, and keeps it for the next row. */
function SharedMenu({ menu }: { menu: RowMenu }) {
  const shownMenu = useStoreValue(menu.shownMenu);
  if (!shownMenu) return null;
  const { button, items, open, openingNumber } = shownMenu;
  return (
    <Dropdown
      // antd would mount a tooltip for each item, which only collapsed menus show.
      menu={{ items: items.map((item) => menuItemForOpening(item, openingNumber)), tooltip: false }}
      trigger={['click']}
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        // The focused item is being hidden.
        button.focus();
        menu.close();
      }}
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, and restores it
    >
      <Anchor button={button} />
    </Dropdown>
  );
}

/** Passes the button of a row to the dropdown as the element at which it opens. Renders nothing. */
function Anchor({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}

/**
 * Returns an item with a key of its own for each opening, so that the menu forgets which item of the former row was
 * active. The item ignores the second click of a double click, which would undo the first.
 */
function menuItemForOpening(item: MoreActions[number], openingNumber: number): MoreActions[number] {
  if ('type' in item) return item;
  const { onClick } = item;
  const key = `${openingNumber} ${item.key}`;
  if (!onClick) return { ...item, key };
  const onFirstClick: typeof onClick = (info) => {
    if (!('detail' in info.domEvent) || info.domEvent.detail < 2) onClick(info);
  };
  return { ...item, key, onClick: onFirstClick };
}
