import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

/** One tool of a toolbar. */
export interface Tool {
  name: string;
  sign: ReactNode;
  act: () => void;
  pressed?: boolean;
  /** It cannot be used now; it stays where it is, and can be reached. */
  off?: boolean;
  /** A new group begins with it. */
  gap?: boolean;
}

interface ToolButtonsProps {
  tools: readonly Tool[];
  /** The tool that Tab comes to, see `useRoving`, and the place of the first of these there. */
  stop: number;
  from?: number;
}

/** The buttons of a toolbar, with names. */
export function ToolButtons({ tools, stop, from = 0 }: ToolButtonsProps) {
  return tools.map(({ name, sign, act, pressed, off = false, gap }, index) => (
    <button
      key={name}
      type="button"
      data-tool
      className={styles.tool}
      data-gap={gap}
      tabIndex={stop === index + from ? 0 : -1}
      title={name}
      aria-label={name}
      aria-disabled={off || undefined}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={off ? undefined : act}
    >
      {sign}
    </button>
  ));
}
