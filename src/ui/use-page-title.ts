import { useContext, useEffect } from 'react';
import { HeadCollectorContext } from './head-collector';

/** Sets the document title from parts, from the most specific to the most general; omits empty ones. */
export function usePageTitle(...parts: (string | null | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useContext(HeadCollectorContext)?.setTitle(title);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
