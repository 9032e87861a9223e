import { useContext } from 'react';
import { catalogueIn } from '@/admin/catalogues/names/catalogue-choice';
import { PreviewButton } from '@/admin/edit-form/preview-button';
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
  const { section, group, languages } = article;
  const createTime = Object.values(group?.versions ?? {}).find(Boolean)?.createTime ?? undefined;
  return (
    <PreviewButton load={loadPreview}>
      {(Preview, onClose) => {
        const versions = previewVersions(article, store.getState().values);
        const lang = versions.find((version) => version.lang === edited.get())?.lang;
        return (
          <Preview
            contentType={section.name}
            versions={versions}
            languages={languages}
            {...(lang !== undefined && { lang })}
            createTime={createTime}
            onClose={onClose}
          />
        );
      }}
    </PreviewButton>
  );
}
