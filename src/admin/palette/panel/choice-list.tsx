import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { directionOf, languageTag } from '../../../i18n/locales';
import type { Choice, ChoiceGroup } from './choice';
import styles from './palette.module.css';

interface ChoiceListProps {
  /** The combobox's id, with which those of the list and of its options begin. */
  id: string;
  groups: readonly ChoiceGroup[];
  /** Which of all the choices is marked, counted through the groups. */
  marked: number;
  busy: boolean;
  onMark: (index: number) => void;
  onChoose: (choice: Choice, newTab: boolean) => void;
}

/** The choices under their headings; the keyboard steers them from the field above. */
export function ChoiceList({ id, groups, marked, busy, onMark, onChoose }: ChoiceListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const ids = groups.flatMap(({ choices }) => choices.map((choice) => choice.id));
  const shown = ids[marked];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      className={styles.list}
      aria-label={t`Choices`}
      aria-busy={busy}
    >
      {groups.map(({ id: name, title, choices }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <div id={`${id}-${name}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {choices.map((choice) => {
            const index = ids.indexOf(choice.id);
            const { label, hint, lang } = choice;
            return (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above takes the keys, as comboboxes do
              <div
                key={choice.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                className={styles.choice}
                aria-selected={index === marked}
                // Not on entering: a list that grows under a resting pointer must not mark anything.
                onMouseMove={() => index !== marked && onMark(index)}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(choice, event.ctrlKey || event.metaKey)}
              >
                <span
                  className={styles.label}
                  {...(lang && { lang: languageTag(lang), dir: directionOf(lang) })}
                >
                  {label}
                </span>
                {hint && <span className={styles.hint}>{hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
