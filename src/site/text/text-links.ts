import type { RegisteredRouter } from '@tanstack/react-router';
import { isAdminPath } from '@/lib/is-admin-path';
import { scrollToElement } from './scroll-to-element';

/**
 * Handles clicks on the links of a stored text: scrolls to targets within the text and routes to public
 * screens; leaves all others (files, the admin area, other sites, new tabs) to the browser. Returns a function
 * that removes the listener.
 */
export function followLinks(text: HTMLElement, router: RegisteredRouter): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link?.href || opensElsewhere || event.button !== 0 || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download')) return;
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) {
      const target = text.querySelector<HTMLElement>(`[id="${CSS.escape(href.slice(1))}"]`);
      if (!target) return;
      event.preventDefault();
      scrollToElement(router, target);
      return;
    }
    const { origin, pathname, search, hash } = new URL(link.href);
    const [, , foundRoute] = router.getMatchedRoutes(pathname);
    if (origin !== location.origin || !foundRoute || isAdminPath(pathname)) return;
    event.preventDefault();
    router.history.push(`${pathname}${search}${hash}`);
  };
  text.addEventListener('click', handleClick);
  return () => text.removeEventListener('click', handleClick);
}
