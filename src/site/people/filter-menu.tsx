import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { FacetChoices } from './facet-choices';
import { FACET_LABELS } from './facet-labels';
import type { Facet } from './facets';
import styles from './filter-menu.module.css';

interface FilterMenuProps {
  facet: Facet;
  selectedIds: string[];
  onChoose: (ids: string[]) => void;
  onIntent: () => void;
  onOpen: () => void;
}

/**
 * Renders a filter as a button with a panel. Escape, or a selection by pointer in a single-choice filter, closes it and
 * restores the focus; a click or the focus outside closes it and leaves the focus there.
 */
export function FilterMenu({ facet, selectedIds, onChoose, onIntent, onOpen }: FilterMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const handleOutsideClick = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    // Safari does not focus a pressed button, but the nearest focusable ancestor, which contains the menu.
    const handleOutsideFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !event.target.contains(menu.current))
        handleOutsideClick(event);
    };
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', handleOutsideClick);
    document.addEventListener('focusin', handleOutsideFocus);
    document.addEventListener('keydown', handleEscape);
    return () => {
      document.removeEventListener('pointerdown', handleOutsideClick);
      document.removeEventListener('focusin', handleOutsideFocus);
      document.removeEventListener('keydown', handleEscape);
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
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => {
          if (!open) onOpen();
          setOpen(!open);
        }}
      >
        <span>{t(FACET_LABELS[facet.name].label)}</span>{' '}
        {selectedIds.length > 0 && <span className={styles.count}>{selectedIds.length}</span>}
      </button>
      <div id={id} className={styles.panel} tabIndex={-1} hidden={!open}>
        {open && (
          <FacetChoices
            facet={facet}
            selectedIds={selectedIds}
            onChoose={onChoose}
            onPointerSelect={close}
          />
        )}
      </div>
    </div>
  );
}
