import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/use-page-title';
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

/** A screen of the back office: heading, one line of help, actions, content (look.md). */
export function PageFrame({ title, help, actions, children }: PageFrameProps) {
  const { t } = useLingui();
  usePageTitle(title, t`Back office`);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
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
