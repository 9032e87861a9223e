import { useState } from 'react';
import type { Portal } from '@/api/portal';
import type { AboutSearch } from './about-search';
import { SettledSections } from './settled-sections';
import { ScrollAnchor } from './scroll-anchor';
import styles from './sections-below-introduction.module.css';

interface SectionsBelowIntroductionProps {
  /** Undefined while it loads and after a failure. */
  portal: Portal | undefined;
  isSettled: boolean;
  search: AboutSearch;
}

/**
 * Renders the sections of `/about` below the introduction once the portal configuration has loaded or failed. They stay
 * mounted during a language change, which preserves the input of the contact form.
 */
export function SectionsBelowIntroduction({
  portal,
  isSettled,
  search,
}: SectionsBelowIntroductionProps) {
  const [isRendered, setIsRendered] = useState(isSettled);
  if (isSettled && !isRendered) setIsRendered(true);
  return (
    <>
      <ScrollAnchor loadedContent={isRendered} />
      {isRendered ? (
        <SettledSections portal={portal} search={search} />
      ) : (
        <div className={styles.skeleton} />
      )}
    </>
  );
}
