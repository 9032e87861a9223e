import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { FacetChoices } from './facet-choices';
import { FACET_LABELS } from './facet-labels';
import type { Facet } from './facets';
import styles from './filter-menu.module.css';

interface FilterMenuProps {
  facet: Facet;
  chosen: string[];
  onChoose: (ids: string[]) => void;
  /** Somebody comes near it: its list is about to be needed. */
  onNear: () => void;
  onOpen: () => void;
}

/**
 * A filter as a button that opens a panel below itself. Escape closes it and returns the focus; a
 * click or the focus going elsewhere closes it and leaves the focus where it went.
 */
export function FilterMenu({ facet, chosen, onChoose, onNear, onOpen }: FilterMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    // The words of a choice take no focus: pressing them gives it to what is around the menu.
    const focusLeaves = (event: FocusEvent) => {
      if (event.target instanceof Node && !event.target.contains(menu.current)) leave(event);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', focusLeaves);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', focusLeaves);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={menu} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => {
          if (!open) onOpen();
          setOpen(!open);
        }}
      >
        <span className={styles.label}>{t(FACET_LABELS[facet.name].label)}</span>
        {chosen.length > 0 && <span className={styles.count}>{chosen.length}</span>}
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {open && (
          <FacetChoices facet={facet} chosen={chosen} onChoose={onChoose} onPicked={close} />
        )}
      </div>
    </div>
  );
}
