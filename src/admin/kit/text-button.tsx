import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A small action that reads as a link, within or below the words that it belongs to. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className={styles.plain} />;
}
