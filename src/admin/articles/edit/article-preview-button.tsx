import { EyeOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useContext, useState } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { catalogueIn } from '@/admin/catalogues/choice/catalogue-choice';
import { useFormStore } from '@/admin/fields/form-store';
import { EditedLanguageContext } from '@/admin/languages/edited-language';
import type { PreviewVersion } from '@/admin/articles/preview/article-preview';
import { useArticle, type ArticleForm } from './article-context';
import { isExternal, presentCatalogues, sentLanguages, type ArticleValues } from './article-values';

async function loadPreview() {
  const { ArticlePreview } = await import('@/admin/articles/preview/article-preview');
  return ArticlePreview;
}

/** Returns the versions as publishing would send them; if there are none, an empty one in the first language. */
function previewVersions(article: ArticleForm, values: ArticleValues): PreviewVersion[] {
  const { group, languages, trees } = article;
  const sent = sentLanguages(values, group);
  const cataNo = values.cataNo ?? presentCatalogues(group, trees)[0];
  const codes = sent.length > 0 ? sent : languages.slice(0, 1).map(({ code }) => code);
  return codes.flatMap((lang) => {
    const version = values.versions[lang];
    if (!version) return [];
    const cataName = cataNo === undefined ? undefined : catalogueIn(trees, lang, cataNo)?.name;
    const { contentUrl, ...texts } = version;
    return {
      ...texts,
      lang,
      ...(isExternal(article, lang) && { contentUrl }),
      coverUrl: version.coverUrl ?? values.cover,
      ...(cataName && { cataName }),
    };
  });
}

/** Opens a preview of the unpublished item in the language that is being edited. */
export function ArticlePreviewButton() {
  const article = useArticle();
  const store = useFormStore<ArticleValues>();
  const edited = useContext(EditedLanguageContext);
  const [open, setOpen] = useState(false);
  const { section, group, languages } = article;
  const versions = open ? previewVersions(article, store.getState().values) : [];
  const lang = versions.find((version) => version.lang === edited.get())?.lang;
  const createTime = Object.values(group?.versions ?? {}).find(Boolean)?.createTime ?? undefined;
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Preview</Trans>
      </Button>
      {open && (
        <LazyComponent load={loadPreview} fallback={null}>
          {(Preview) => (
            <Preview
              contentType={section.name}
              versions={versions}
              languages={languages}
              {...(lang !== undefined && { lang })}
              createTime={createTime}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
