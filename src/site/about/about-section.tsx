import type { ReactNode, Ref } from 'react';
import page from '@/site/layout/page.module.css';
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
  const heading = `${id}-heading`;
  return (
    <section
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={heading}
      className={`${page.section} ${styles.section}`}
    >
      <div className={`${page.page} ${isWide ? styles.wideSection : page.split}`}>
        <h2 id={heading} className={page.heading}>
          {title}
        </h2>
        <div className={styles.contents}>{children}</div>
      </div>
    </section>
  );
}
