import { Trans } from '@lingui/react/macro';

interface ReloadStatusProps {
  /** The site cannot be reached. */
  cutOff?: boolean;
  /** A reload would lose something typed. */
  unsaved?: boolean;
}

/** Says why files of the application are missing, and what the page does about it (D17). */
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
