import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { ArticleName } from '@/admin/sections';
import { PreviewDialog } from '@/admin/preview/preview-dialog';
import { PreviewHints } from './preview-hints';
import { PreviewedArticle } from './previewed-article';

/** The form values of one version. */
export interface PreviewVersion {
  lang: string;
  title: string;
  note: string;
  content: string;
  /** The address of an external item (D25). */
  contentUrl?: string;
  coverUrl: string;
  /** The name of its catalogue in its language. */
  cataName?: string;
}

interface ArticlePreviewProps {
  contentType: ArticleName;
  /** The versions that would be published, at least one. */
  versions: readonly PreviewVersion[];
  languages: readonly ContentLanguage[];
  /** The initial language; the first version's by default. */
  lang?: string;
  /** The time of publication; the current time by default. */
  createTime?: string | number | undefined;
  /** Called after the preview has closed. */
  onClose: () => void;
}

/** Renders an unpublished item as visitors would see it. */
export function ArticlePreview(props: ArticlePreviewProps): ReactNode {
  const { contentType, versions, languages, lang, onClose } = props;
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  return (
    <PreviewDialog
      versions={versions}
      languages={languages}
      {...(lang !== undefined && { lang })}
      help={<Trans>As visitors would see it. Nothing has been published.</Trans>}
      titleOf={(name) => t`The item in ${name}, as visitors see it`}
      hints={(version) => <PreviewHints version={version} />}
      onClose={onClose}
    >
      {(version, siteMessages) => (
        <PreviewedArticle
          createTime={props.createTime ?? now}
          {...{ contentType, version, siteMessages }}
        />
      )}
    </PreviewDialog>
  );
}
