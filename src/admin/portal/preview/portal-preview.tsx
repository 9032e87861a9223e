import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentLanguage } from '@/api/admin/languages';
import type { PortalInput } from '@/api/admin/portal';
import { useLocale } from '@/i18n/use-locale';
import { PreviewDialog } from '@/admin/preview/preview-dialog';
import { PreviewedFirm } from './previewed-firm';

interface PortalPreviewProps {
  /** Lists the configurations to preview, at least one. */
  versions: readonly PortalInput[];
  languages: readonly ContentLanguage[];
  /** Initial language; the interface language by default. */
  lang: string | undefined;
  /** Called after the preview has closed. */
  onClose: () => void;
}

/** Renders a preview of the firm as visitors would see it. */
export function PortalPreview({ versions, languages, lang, onClose }: PortalPreviewProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <PreviewDialog
      versions={versions}
      languages={languages}
      lang={lang ?? locale}
      help={
        <Trans>
          “About us” and the footer as visitors would see them. Nothing has been published.
        </Trans>
      }
      titleOf={(name) => t`The firm in ${name}, as visitors see it`}
      onClose={onClose}
    >
      {(version, siteMessages) => <PreviewedFirm portal={version} siteMessages={siteMessages} />}
    </PreviewDialog>
  );
}
