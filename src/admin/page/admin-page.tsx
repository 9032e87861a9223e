import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Breadcrumb } from 'antd';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/ui/use-page-title';
import { groupLabelOf, sectionAt } from '@/admin/sections';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import styles from './admin-page.module.css';

interface AdminPageProps {
  /** Heading of the screen and title of the document. */
  title: string;
  /** First entry of the breadcrumb of a screen outside of all sections. */
  area?: string;
  help?: ReactNode;
  /** Whether narrow screens show the help below the content, as lists do. */
  movesHelpBelowIfNarrow?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Renders the breadcrumb: the area, or group and section of the path (if its name is not the title), then the title. */
function PageBreadcrumb({ title, area }: Pick<AdminPageProps, 'title' | 'area'>) {
  const { t } = useLingui();
  const section = useLocation({ select: ({ pathname }) => sectionAt(pathname) });
  const groupLabel = section && groupLabelOf(section);
  const name = section && t(section.label);
  const isWide = useMedia(FROM_TABLET);
  const items = [
    ...(area ? [{ title: area }] : []),
    ...(groupLabel ? [{ title: t(groupLabel) }] : []),
    ...(section && name !== title ? [{ title: <Link to={section.home}>{name}</Link> }] : []),
    { title, 'aria-current': 'page' as const },
  ];
  // The heading has the same text.
  if (items.length === 1 && !isWide) return null;
  return <Breadcrumb aria-label={t`Back office breadcrumb`} items={items} />;
}

/** Renders an admin screen: breadcrumb, heading, help, actions, content (docs/design-system.md). */
export function AdminPage(props: AdminPageProps) {
  const { title, area, help, movesHelpBelowIfNarrow = false, actions, children } = props;
  const { t } = useLingui();
  const { heading } = useFocusFallback();
  const isHelpBelow = !useMedia(FROM_TABLET) && movesHelpBelowIfNarrow;
  const helpParagraph = help && (
    <p className={`${styles.help} ${isHelpBelow ? styles.helpBelow : ''}`}>{help}</p>
  );
  usePageTitle(title, t`Back office`);
  return (
    <>
      <div className={styles.intro}>
        <PageBreadcrumb title={title} {...(area && { area })} />
        <div className={styles.head}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {!isHelpBelow && helpParagraph}
      </div>
      {children}
      {isHelpBelow && helpParagraph}
    </>
  );
}
