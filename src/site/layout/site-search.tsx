import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { useIsHydrating } from '@/lib/use-hydration';
import { Icon } from '@/ui/icon';

type Dialog = ComponentType<{ onClose: () => void }>;

const loadDialog = () => import('@/site/search/search-dialog');

/**
 * Renders the link that opens the search of the site. Without scripts, with a modifier key, and if the dialog fails
 * to load, it leads to the search for lawyers. The dialog closes on navigation.
 */
export function SiteSearch({ className }: { className: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isHydrating = useIsHydrating();
  const [isLoading, setIsLoading] = useState(false);
  const [dialog, setDialog] = useState<{ Dialog: Dialog; pathAtOpening: string }>();
  // Otherwise the dialog would open again at the next visit of that path.
  if (dialog && dialog.pathAtOpening !== path) setDialog(undefined);
  const openSearch = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsLoading(true);
    try {
      const { SearchDialog } = await loadDialog();
      setDialog({ Dialog: SearchDialog, pathAtOpening: path });
    } catch {
      await navigate({ to: '/people', hash: 'search' });
    }
    setIsLoading(false);
  };
  return (
    <>
      <Link
        to="/people"
        hash="search"
        activeOptions={{ includeHash: true }}
        className={className}
        aria-label={t`Search`}
        aria-haspopup={isHydrating ? undefined : 'dialog'}
        aria-busy={isLoading}
        onClick={(event) => void openSearch(event)}
      >
        <Icon name="search" size={20} />
      </Link>
      {dialog?.pathAtOpening === path && <dialog.Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
