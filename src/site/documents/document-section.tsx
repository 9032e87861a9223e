import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './document-page.module.css';

interface DocumentSectionProps {
  /** URL fragment of the section. */
  id: string;
  title: MessageDescriptor;
  children: ReactNode;
}

/** Renders a numbered section of a document, which links can target. */
export function DocumentSection({ id, title, children }: DocumentSectionProps) {
  const { t } = useLingui();
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}
