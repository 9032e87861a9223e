import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '../../../ui/use-page-title';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** The screen's heading, and the document's name. */
  title: string;
  /** One line that says what can be done here. */
  help?: ReactNode;
  /** Buttons that stand beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

// Whether the frame that went last had the focus on its heading.
let headingLeft = false;

/** Hands the focus from the heading of a screen that waited to the heading of the same screen as read. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (headingLeft) own?.focus({ preventScroll: true });
    headingLeft = false;
    return () => {
      headingLeft = own !== null && document.activeElement === own;
    };
  }, []);
  return heading;
}

/** A screen of the back office: heading, one line of help, actions, content (look.md). */
export function PageFrame({ title, help, actions, children }: PageFrameProps) {
  const { t } = useLingui();
  usePageTitle(title, t`Back office`);
  const heading = useHeadingFocus();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {help && <p className={styles.help}>{help}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
