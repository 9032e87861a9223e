import { useContext, useEffect } from 'react';
import { HeadCollection } from './head-collector';

/** Names the document: the parts from the narrowest to the widest, empty ones left out. */
export function usePageTitle(...parts: (string | null | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useContext(HeadCollection)?.title(title);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
