import { findCatalogueNo, findCatalogueVersion } from '@/admin/catalogues/names/catalogue-trees';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import type { PreviewVersion } from '@/admin/articles/preview/article-preview';
import type { ArticleForm } from './article-form';
import {
  catalogueIdOf,
  isExternalVersion,
  languagesToSend,
  type ArticleValues,
} from './article-values';

async function loadPreview() {
  const { ArticlePreview } = await import('@/admin/articles/preview/article-preview');
  return ArticlePreview;
}

/** Returns the versions that publishing would send; if there are none, an empty one in the first language. */
function toPreviewVersions(article: ArticleForm, values: ArticleValues): PreviewVersion[] {
  const { section, group, languages, trees } = article;
  const createTime = Object.values(group?.versions ?? {}).find(Boolean)?.createTime ?? undefined;
  const sentCodes = languagesToSend(values, group);
  const codes = sentCodes.length > 0 ? sentCodes : languages.slice(0, 1).map(({ code }) => code);
  return codes.flatMap((lang) => {
    const version = values.versions[lang];
    if (!version) return [];
    const cataId = catalogueIdOf(lang, values.cataNo, group, trees);
    const cataNo = findCatalogueNo(trees, lang, cataId);
    const cataName =
      cataNo === undefined ? undefined : findCatalogueVersion(trees, lang, cataNo)?.name;
    const { contentUrl, ...texts } = version;
    return {
      ...texts,
      ...{ contentType: section.name, lang, createTime },
      ...(isExternalVersion(article, lang) && { contentUrl }),
      coverUrl: version.coverUrl ?? values.cover,
      ...(cataName && { cataName }),
    };
  });
}

/** Renders the button that opens a preview of the unpublished content. */
export function ArticlePreviewButton({ article }: { article: ArticleForm }) {
  return (
    <PreviewButton
      load={loadPreview}
      languages={article.languages}
      versionsOf={(values: ArticleValues) => toPreviewVersions(article, values)}
    />
  );
}
