import { Dropdown } from 'antd';
import { createContext, use, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';
import type { MoreActions } from './row-actions';

/** The menu of the row that was opened last. */
interface ShownMenu {
  button: HTMLElement;
  items: MoreActions;
  open: boolean;
  /** Number of the opening. */
  opening: number;
}

/** State of the menu that the rows of a table share: with 100 rows, a `Dropdown` in each slows every navigation down. */
class RowMenu {
  readonly shownMenu = new Store<ShownMenu | undefined>(undefined);

  /** Opens the menu at a button; closes it if it is open there. */
  toggle(button: HTMLElement, items: MoreActions): void {
    const former = this.shownMenu.get();
    const open = !(former?.open && former.button === button);
    this.shownMenu.set({ button, items, open, opening: (former?.opening ?? 0) + 1 });
  }

  /** Renders the items of an open menu again, such as one that was disabled while a mutation was pending. */
  update(button: HTMLElement | null, items: MoreActions): void {
    const former = this.shownMenu.get();
    if (former?.open && former.button === button) this.shownMenu.set({ ...former, items });
  }

  readonly close = (): void => {
    const former = this.shownMenu.get();
    if (former?.open) this.shownMenu.set({ ...former, open: false });
  };

  /** Closes the menu if it is open at this button. */
  closeFor(button: HTMLElement | null): void {
    if (this.shownMenu.get()?.button === button) this.close();
  }
}

const RowMenuContext = createContext<RowMenu | undefined>(undefined);

/** Returns the menu of the table around. Throws outside of `RowMenus`. */
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
  const shown = useStoreValue(menu.shownMenu);
  if (!shown) return null;
  const { button, items, open, opening } = shown;
  return (
    <Dropdown
      // antd would mount a tooltip for each item, which only collapsed menus show.
      menu={{ items: items.map((item) => itemOf(item, opening)), tooltip: false }}
      trigger={['click']}
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        // The focused item is hidden.
        button.focus();
        menu.close();
      }}
      autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, and restores it
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
 * Returns an item with a key of its own in each opening, so that the menu forgets which item of the former row was
 * active. It ignores the second click of a double click, which would undo the first.
 */
function itemOf(item: MoreActions[number], opening: number): MoreActions[number] {
  if ('type' in item) return item;
  const { onClick } = item;
  const key = `${opening} ${item.key}`;
  if (!onClick) return { ...item, key };
  const first: typeof onClick = (info) => {
    if (!('detail' in info.domEvent) || info.domEvent.detail < 2) onClick(info);
  };
  return { ...item, key, onClick: first };
}
