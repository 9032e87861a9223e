import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Icon } from '../../../api/staff/icons';
import type { RowWrites } from '../../kit/list/use-row-writes';
import { useNameList } from '../../kit/name-list';
import { useIconName } from './icon-name';
import { IconPicture } from '../icon-picture';
import styles from '../icons.module.css';
import type { IconUses } from './use-icon-uses';

interface IconGridProps {
  icons: readonly Icon[];
  /** The address that is chosen. */
  chosen: string;
  uses: IconUses;
  writes: RowWrites<Icon>;
  onChoose: (url: string) => void;
}

/** The icon above or below one: the nearest in the next line of the grid. */
function acrossLines(grid: HTMLElement, from: Element, step: 1 | -1): HTMLElement | undefined {
  const all = [...grid.querySelectorAll<HTMLElement>('input:enabled')];
  const start = from.getBoundingClientRect();
  const lines = all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - start.top) * step > 1);
  const next = Math.min(...lines.map(({ box }) => Math.abs(box.top - start.top)));
  return lines
    .filter(({ box }) => Math.abs(Math.abs(box.top - start.top) - next) < 1)
    .sort((a, b) => Math.abs(a.box.left - start.left) - Math.abs(b.box.left - start.left))[0]?.one;
}

/** The icons as radio buttons in a grid; the arrow keys go along the lines and across them. */
export function IconGrid({ icons, chosen, uses, writes, onChoose }: IconGridProps) {
  const { t } = useLingui();
  const nameOf = useIconName();
  const listed = useNameList();
  const group = useId();
  const grid = useRef<HTMLFieldSetElement>(null);
  // The library may be longer than the grid shows: what is chosen comes into sight.
  useEffect(() => {
    grid.current
      ?.querySelector('input:checked')
      ?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [chosen, icons]);
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step === undefined || !grid.current) return;
    event.preventDefault();
    const next = acrossLines(grid.current, event.currentTarget, step);
    next?.focus();
    next?.click();
  };
  return (
    <fieldset ref={grid} className={styles.grid}>
      <legend className="visually-hidden">{t`Icons`}</legend>
      {icons.map((icon) => {
        const { id, iconUrl } = icon;
        const result = writes.resultOf(icon);
        const leaving = result !== undefined && result.state !== 'failed';
        const name = nameOf(icon);
        const shown = uses.of(iconUrl);
        const where = listed(shown);
        const words = shown.length > 0 ? t`${name}, used by ${where}` : name;
        return (
          <label
            key={id}
            className={styles.tile}
            title={words}
            data-chosen={iconUrl === chosen || undefined}
            data-leaving={leaving || undefined}
          >
            <input
              type="radio"
              name={group}
              aria-label={words}
              checked={iconUrl === chosen}
              disabled={leaving}
              onChange={() => onChoose(iconUrl)}
              onKeyDown={move}
            />
            <IconPicture url={iconUrl} size={40} />
          </label>
        );
      })}
    </fieldset>
  );
}
