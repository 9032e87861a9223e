import { Trans } from '@lingui/react/macro';

interface ReloadStatusProps {
  isUnreachable?: boolean;
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
    <Trans>The site can’t be reached. This page will open when the connection is back.</Trans>
  ) : (
    <Trans>Your connection may have been interrupted, or the site has just been updated.</Trans>
  );
}
