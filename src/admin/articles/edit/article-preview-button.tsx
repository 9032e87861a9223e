import { EyeOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { LoadedPart } from '../../../ui/loaded-part';
import { catalogueIn } from '../../catalogues/choice/catalogue-choice';
import type { PreviewVersion } from '../preview/article-preview';
import type { ArticleForm } from './article-context';
import { isExternal, presentCatalogues, sentLanguages, type ArticleValues } from './article-values';

async function loadPreview() {
  const { ArticlePreview } = await import('../preview/article-preview');
  return ArticlePreview;
}

/** The versions as publishing would send them; the first language's, empty, where there is none yet. */
function previewVersions(article: ArticleForm, values: ArticleValues): PreviewVersion[] {
  const { group, languages, trees } = article;
  const sent = sentLanguages(values, group);
  const cataNo = values.cataNo ?? presentCatalogues(group, trees)[0];
  const codes = sent.length > 0 ? sent : languages.slice(0, 1).map(({ code }) => code);
  return codes.flatMap((lang) => {
    const version = values.versions[lang];
    if (!version) return [];
    const cataName = cataNo === undefined ? undefined : catalogueIn(trees, lang, cataNo)?.name;
    return {
      lang,
      title: version.title,
      note: version.note,
      content: version.content,
      ...(isExternal(article, lang) && { contentUrl: version.contentUrl }),
      coverUrl: version.coverUrl ?? values.cover,
      ...(cataName && { cataName }),
    };
  });
}

/** Opens the item as visitors would see it, before it is published. */
export function ArticlePreviewButton({
  article,
  values,
}: {
  article: ArticleForm;
  values: ArticleValues;
}) {
  const [open, setOpen] = useState(false);
  const { section, group, languages } = article;
  const createTime = Object.values(group?.versions ?? {}).find(Boolean)?.createTime ?? undefined;
  return (
    <>
      <Button size="large" icon={<EyeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Preview</Trans>
      </Button>
      {open && (
        <LoadedPart load={loadPreview} fallback={null}>
          {(Preview) => (
            <Preview
              kind={section.name}
              versions={previewVersions(article, values)}
              languages={languages}
              createTime={createTime}
              onClose={() => setOpen(false)}
            />
          )}
        </LoadedPart>
      )}
    </>
  );
}
