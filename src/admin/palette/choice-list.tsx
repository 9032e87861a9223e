import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { languageAttributes } from '@/i18n/locales';
import type { Choice, ChoiceGroup } from './choice';
import styles from './palette.module.css';

interface ChoiceListProps {
  /** The prefix of the ids of the list, its headings and its options. */
  id: string;
  groups: readonly ChoiceGroup[];
  /** The index of the highlighted choice over all groups. */
  highlightedIndex: number;
  isLoading: boolean;
  onHighlight: (index: number) => void;
  onChoose: (choice: Choice, opensNewTab: boolean) => void;
}

/**
 * Renders the choices under their headings, controlled by the keys of the field above. Not antd's `AutoComplete`:
 * its list hides the groups from screen readers, and does not report which keys chose an option.
 */
export function ChoiceList({
  id,
  groups,
  highlightedIndex,
  isLoading,
  onHighlight,
  onChoose,
}: ChoiceListProps) {
  const { t } = useLingui();
  const ids = groups.flatMap(({ choices }) => choices.map((choice) => choice.id));
  const highlightedId = ids[highlightedIndex];
  const highlightedOption = useRef<HTMLDivElement>(null);
  useEffect(() => {
    highlightedOption.current?.scrollIntoView({ block: 'nearest' });
  }, [highlightedId]);

  return (
    <div
      id={`${id}-list`}
      role="listbox"
      className={styles.list}
      aria-label={t`Search results`}
      aria-busy={isLoading}
    >
      {groups.map(({ id: groupId, title, choices }) => (
        <div key={groupId} role="group" aria-labelledby={`${id}-${groupId}`}>
          <span id={`${id}-${groupId}`} role="presentation" className={styles.secondary}>
            {title}
          </span>
          {choices.map((choice) => {
            const index = ids.indexOf(choice.id);
            const { label, hint, lang } = choice;
            const isHighlighted = index === highlightedIndex;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above takes the keys, as comboboxes do
              <div
                key={choice.id}
                ref={isHighlighted ? highlightedOption : undefined}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                className={styles.choice}
                aria-selected={isHighlighted}
                // Not on enter: a list that grows under a resting pointer must not change the highlight.
                onMouseMove={() => !isHighlighted && onHighlight(index)}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(choice, event.ctrlKey || event.metaKey)}
              >
                <span {...languageAttributes(lang)}>{label}</span>{' '}
                {hint && <span className={styles.secondary}>{hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
