import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Breadcrumb } from 'antd';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/ui/use-page-title';
import { groupOf, sectionAt } from '@/admin/sections';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
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

/** Where the screen stands: the group and the section of its path, and its own name where that is another. */
function Trail({ title }: { title: string }) {
  const { t } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const section = sectionAt(pathname);
  const group = section && groupOf(section);
  const name = section && t(section.label);
  const items = [
    ...(group ? [{ title: t(group) }] : []),
    ...(section && name !== title ? [{ title: <Link to={section.home}>{name}</Link> }] : []),
    { title, 'aria-current': 'page' as const },
  ];
  return <Breadcrumb aria-label={t`Breadcrumb`} items={items} />;
}

/** A screen of the back office: where it stands, heading, one line of help, actions, content (docs/design-system.md). */
export function PageFrame({ title, help, actions, children }: PageFrameProps) {
  const { t } = useLingui();
  const { heading } = useFocusFallback();
  usePageTitle(title, t`Back office`);
  return (
    <>
      <div className={styles.frame}>
        <Trail title={title} />
        <div className={styles.head}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      {children}
    </>
  );
}
