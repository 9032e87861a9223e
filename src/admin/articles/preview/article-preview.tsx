import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { ArticleName } from '@/admin/sections';
import { PreviewDialog } from '@/admin/preview/preview-dialog';
import { PreviewHints } from './preview-hints';
import { PreviewedArticle } from './previewed-article';

/** One version as the form has it. */
export interface PreviewVersion {
  lang: string;
  title: string;
  note: string;
  content: string;
  /** Where an external item lies (D25); left out for one of the site's own. */
  contentUrl?: string;
  coverUrl: string;
  /** Name of its catalogue in its language. */
  cataName?: string;
}

interface ArticlePreviewProps {
  kind: ArticleName;
  /** The versions that would be published, at least one. */
  versions: readonly PreviewVersion[];
  languages: readonly ContentLanguage[];
  /** The language to begin with; the first version's when left out. */
  lang?: string;
  /** As published; now for what never was. */
  createTime?: string | number | undefined;
  /** Called once it is closed, however that was done. */
  onClose: () => void;
}

/** An item before it is published, as visitors would see it. */
export function ArticlePreview(props: ArticlePreviewProps): ReactNode {
  const { kind, versions, languages, lang, onClose } = props;
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
      {(version, words) => (
        <PreviewedArticle createTime={props.createTime ?? now} {...{ kind, version, words }} />
      )}
    </PreviewDialog>
  );
}
