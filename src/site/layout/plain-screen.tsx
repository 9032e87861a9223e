import type { ReactNode } from 'react';
import notices from '@/ui/notices.module.css';

interface PlainScreenProps {
  title: ReactNode;
  /** One sentence, one way on, and how to reach the firm. */
  children: ReactNode;
}

/** The dress of status and not-found screens: one heading, one sentence, one way on. */
export function PlainScreen({ title, children }: PlainScreenProps) {
  return (
    <div className={notices.screen}>
      <h1>{title}</h1>
      <div className={notices.words}>{children}</div>
    </div>
  );
}
