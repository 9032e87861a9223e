import type { ReactNode } from 'react';
import noticeStyles from '@/ui/notices.module.css';

interface PlainScreenProps {
  title: ReactNode;
  children: ReactNode;
}

/** Renders the layout of status, error and not-found screens: heading, sentence, link or button. */
export function PlainScreen({ title, children }: PlainScreenProps) {
  return (
    <div className={noticeStyles.screen}>
      <h1>{title}</h1>
      <div className={noticeStyles.text}>{children}</div>
    </div>
  );
}
