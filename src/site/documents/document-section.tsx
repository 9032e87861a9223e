import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './document-page.module.css';

interface DocumentSectionProps {
  /** The fragment that names it in an address. */
  id: string;
  title: MessageDescriptor;
  children: ReactNode;
}

/** One numbered section of a document, which the contents and other pages can lead to. */
export function DocumentSection({ id, title, children }: DocumentSectionProps) {
  const { t } = useLingui();
  const heading = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}
