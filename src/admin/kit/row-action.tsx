import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styles from './row-action.module.css';

interface ActionWords {
  icon: ReactNode;
  /** The verb; where there is little room the icon stands for it. */
  word: string;
  /** A longer form for the tooltip and screen readers. */
  hint?: string;
  /** The item it applies to, for screen readers. */
  what: string;
}

function Inside({ icon, word, hint, what }: ActionWords) {
  return (
    <>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.word}>{word}</span>
      <span className="visually-hidden">
        {hint && `, ${hint}`}: {what}
      </span>
    </>
  );
}

/** A button in a row of a list. */
export function RowAction({ onClick, ...words }: ActionWords & { onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.action}
      title={words.hint ?? words.word}
      // The second click of a double click would take back what the first has done.
      onClick={(event) => event.detail < 2 && onClick()}
    >
      <Inside {...words} />
    </button>
  );
}

type RowAnchorProps = ActionWords &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'title'> & {
    ref?: React.Ref<HTMLAnchorElement>;
  };

function RowAnchor({ icon, word, hint, what, ...anchor }: RowAnchorProps) {
  return (
    <a {...anchor} className={styles.action} title={hint ?? word}>
      <Inside icon={icon} word={word} what={what} {...(hint && { hint })} />
    </a>
  );
}

/** A link in a row of a list, in the same dress. */
export const RowLink = createLink(RowAnchor);
