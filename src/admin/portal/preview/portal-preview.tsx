import { Trans, useLingui } from '@lingui/react/macro';
import type { PortalInput } from '@/api/admin/portal';
import { useLocale } from '@/i18n/use-locale';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';
import { PreviewedFirm } from './previewed-firm';

/** Renders a preview of the firm as visitors would see it, by default in the interface language. */
export function PortalPreview(props: PreviewProps<PortalInput>) {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <PreviewDialog
      {...props}
      lang={props.lang ?? locale}
      help={
        <Trans>
          “About us” and the footer as visitors would see them. Nothing has been published.
        </Trans>
      }
      titleOf={(name) => t`The firm in ${name}, as visitors see it`}
    >
      {(version, siteMessages) => <PreviewedFirm portal={version} siteMessages={siteMessages} />}
    </PreviewDialog>
  );
}
