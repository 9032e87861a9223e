import { useEffect } from 'react';

/** Names the document: the parts from the narrowest to the widest, empty ones left out. */
export function usePageTitle(...parts: (string | null | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
