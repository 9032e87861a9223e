import type { ReactNode, Ref } from 'react';
import pageStyles from '@/site/layout/page.module.css';
import styles from './about-section.module.css';
import type { SectionId } from './sections';

interface AboutSectionProps {
  id: SectionId;
  title: ReactNode;
  children: ReactNode;
  /** Renders the content below the heading in the full width of the page. */
  isWide?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Renders a section of `/about` that links can target, with its heading next to or above the content. */
export function AboutSection({ id, title, children, isWide = false, ref }: AboutSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`${pageStyles.section} ${styles.section}`}
    >
      <div className={`${pageStyles.page} ${isWide ? styles.wideSection : pageStyles.split}`}>
        <h2 id={headingId} className={pageStyles.heading}>
          {title}
        </h2>
        <div className={styles.contents}>{children}</div>
      </div>
    </section>
  );
}
