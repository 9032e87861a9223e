import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentLanguage } from '@/api/admin/languages';
import type { PortalInput } from '@/api/admin/portal';
import { useLocale } from '@/i18n/use-locale';
import { PreviewDialog } from '@/admin/preview/preview-dialog';
import { PreviewedFirm } from './previewed-firm';

interface PortalPreviewProps {
  /** The configurations that would be published, at least one. */
  versions: readonly PortalInput[];
  languages: readonly ContentLanguage[];
  /** The language to begin with; that of the interface when left out. */
  lang: string | undefined;
  /** Called once it is closed, however that was done. */
  onClose: () => void;
}

/** The firm before it is published, as visitors would see it. */
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
      {(version, words) => <PreviewedFirm portal={version} words={words} />}
    </PreviewDialog>
  );
}
