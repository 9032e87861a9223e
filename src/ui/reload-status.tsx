import { Trans } from '@lingui/react/macro';

interface ReloadStatusProps {
  /** Whether the site is unreachable. */
  isUnreachable?: boolean;
  /** Whether a reload would lose unsaved input. */
  hasUnsavedInput?: boolean;
}

/** Renders why files of the application failed to load, and how the page recovers (D17). */
export function ReloadStatus({
  isUnreachable = false,
  hasUnsavedInput = false,
}: ReloadStatusProps) {
  if (hasUnsavedInput) {
    return (
      <Trans>
        This page needs to reload, but you have unsaved changes. Publish, send or copy them, then
        try again.
      </Trans>
    );
  }
  return isUnreachable ? (
    <Trans>You’re offline. This page will open when you’re back online.</Trans>
  ) : (
    <Trans>Your connection may have been interrupted, or the site has just been updated.</Trans>
  );
}
