import type { ReactNode, Ref } from 'react';
import page from '@/site/layout/page.module.css';
import styles from './part.module.css';
import type { PartId } from './parts';

interface PartProps {
  id: PartId;
  title: ReactNode;
  children: ReactNode;
  /** For contents that need the whole width of the page, below the heading. */
  wide?: boolean;
  ref?: Ref<HTMLElement>;
}

/** One part of `/about`: a section that links lead to, its heading beside or above its contents. */
export function Part({ id, title, children, wide = false, ref }: PartProps) {
  const heading = `${id}-heading`;
  return (
    <section
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={heading}
      className={`${page.section} ${styles.part}`}
    >
      <div className={`${page.page} ${wide ? styles.wide : page.split}`}>
        <h2 id={heading} className={page.heading}>
          {title}
        </h2>
        <div className={styles.contents}>{children}</div>
      </div>
    </section>
  );
}
