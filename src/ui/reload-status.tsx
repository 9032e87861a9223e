import { Trans } from '@lingui/react/macro';

interface ReloadStatusProps {
  /** Whether the site is unreachable. */
  cutOff?: boolean;
  /** Whether a reload would lose unsaved input. */
  unsaved?: boolean;
}

/** Renders why files of the application failed to load, and how the page recovers (D17). */
export function ReloadStatus({ cutOff = false, unsaved = false }: ReloadStatusProps) {
  if (unsaved) {
    return (
      <Trans>
        The page must be reloaded, but something you entered is not saved yet. Publish, send or copy
        it first, then try again.
      </Trans>
    );
  }
  return cutOff ? (
    <Trans>
      There is no connection to the site. The page opens by itself as soon as there is one again.
    </Trans>
  ) : (
    <Trans>The connection may have failed, or the site has just been renewed.</Trans>
  );
}
