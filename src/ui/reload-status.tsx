import { Trans } from '@lingui/react/macro';

interface ReloadStatusProps {
  /** Whether the site is unreachable. */
  unreachable?: boolean;
  /** Whether a reload would lose unsaved input. */
  unsaved?: boolean;
}

/** Renders why files of the application failed to load, and how the page recovers (D17). */
export function ReloadStatus({ unreachable = false, unsaved = false }: ReloadStatusProps) {
  if (unsaved) {
    return (
      <Trans>
        This page needs to reload, but you have unsaved changes. Publish, send or copy them, then
        try again.
      </Trans>
    );
  }
  return unreachable ? (
    <Trans>You’re offline. This page will open when you’re back online.</Trans>
  ) : (
    <Trans>Your connection may have been interrupted, or the site has just been updated.</Trans>
  );
}
