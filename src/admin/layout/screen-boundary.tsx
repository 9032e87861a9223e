import { CatchBoundary, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { InsideLayoutContext } from '@/ui/screen-error';
import { LoadingLayoutContext } from '@/ui/screen-pending';
import { QuerySkeleton } from '@/admin/page/query-states';
import { AdminErrorPage } from './admin-error-page';

// Constant: with a new element at each navigation, React would search the whole screen for components that use it.
const SKELETON = <QuerySkeleton />;

/** Catches a screen's error inside the layout; resets on navigation. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const href = useLocation({ select: (location) => location.href });
  return (
    <CatchBoundary getResetKey={() => href} errorComponent={AdminErrorPage}>
      <InsideLayoutContext value>
        <LoadingLayoutContext value={SKELETON}>{children}</LoadingLayoutContext>
      </InsideLayoutContext>
    </CatchBoundary>
  );
}
