import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ArticleSectionName } from '@/admin/sections';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';
import { PreviewHints } from './preview-hints';
import { PreviewedArticle } from './previewed-article';

export interface PreviewVersion {
  contentType: ArticleSectionName;
  lang: string;
  title: string;
  note: string;
  content: string;
  /** Present only in an external version (D25). */
  contentUrl?: string;
  coverUrl: string;
  cataName?: string;
  /** The current time by default. */
  createTime?: string | number | undefined;
}

/** Renders the unpublished content of an item as visitors would see it. */
export function ArticlePreview(props: PreviewProps<PreviewVersion>) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  return (
    <PreviewDialog
      {...props}
      frameTitleOf={(language) => t`The item in ${language}, as visitors see it`}
      hints={(version) => <PreviewHints version={version} />}
    >
      {(version, siteMessages) => (
        <PreviewedArticle createTime={version.createTime ?? now} {...{ version, siteMessages }} />
      )}
    </PreviewDialog>
  );
}
