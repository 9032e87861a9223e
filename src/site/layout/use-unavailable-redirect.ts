import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { siteEvents } from '@/api/public-client';

/** Navigates to `/status` with the current URL as `from` when the backend responds with 503 (D4). */
export function useUnavailableRedirect(): void {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    const openStatusPage = () => {
      const { href, pathname } = router.state.location;
      if (pathname === '/status') return;
      void navigate({ to: '/status', search: { from: href }, replace: true });
    };
    siteEvents.addEventListener('unavailable', openStatusPage);
    return () => siteEvents.removeEventListener('unavailable', openStatusPage);
  }, [navigate, router]);
}
