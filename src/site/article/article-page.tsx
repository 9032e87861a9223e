import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { NewsOrCase } from '@/api/articles';
import { useCatalogues } from '@/api/catalogues';
import { useLocale } from '@/i18n/use-locale';
import { startOfHtml } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import { useFirm } from '@/site/layout/use-firm';
import { usePageHead } from '@/site/seo/use-page-head';
import { articleData } from './article-data';
import { ArticleFooter } from './article-footer';
import { ArticleLoader } from './article-loader';
import { ArticleView } from './article-views';
import { catalogueNameOf } from '@/site/articles/catalogue-tree';
import { externalUrl } from '@/site/cards/item-link';
import { NEWS, type ArticleType } from '@/site/cards/content-types';
import { useVersionRedirect } from './use-version-redirect';

function LoadedArticle({
  contentType,
  item: response,
}: {
  contentType: ArticleType;
  item: NewsOrCase;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name: firmName } = useFirm();
  const catalogues = useCatalogues(contentType.catalogueType);
  const sourceList = useRouterState({ select: ({ location }) => location.state.sourceList });
  const externalAddress = externalUrl(contentType, response);
  const label = t(contentType.label);
  const item = {
    ...response,
    title: toText(response.title) || label,
    lang: toText(response.lang) || locale,
    content: toText(response.content),
  };
  const missingVersion = useVersionRedirect(contentType, item);
  const note = 'note' in response ? toText(response.note) : '';
  const catalogueName = catalogueNameOf(catalogues.data ?? [], item.cataId);
  const path = contentType.detailPath.replace('$id', String(response.id));
  const cataId = String(item.cataId);
  const catalogueBreadcrumbs: [string, string][] = catalogueName
    ? [[catalogueName, `${contentType.listPath}?cataId=${cataId}`]]
    : [];
  usePageHead({
    title: [item.title],
    description: note || startOfHtml(item.content, 4_000),
    image: item.coverUrl,
    type: 'article',
    onlyLanguage: item.lang,
    breadcrumbs: [[label, contentType.listPath], ...catalogueBreadcrumbs, [item.title, path]],
    structuredData: [
      articleData(contentType === NEWS ? 'NewsArticle' : 'Article', item, firmName, path),
    ],
  });
  return (
    <ArticleView
      {...{ contentType, item, note, sourceList, externalAddress }}
      catalogue={catalogueName ? { name: catalogueName, cataId } : undefined}
      missingVersion={missingVersion}
    >
      <ArticleFooter
        key={response.id}
        contentType={contentType}
        item={response}
        title={item.title}
        sourceList={sourceList}
      />
    </ArticleView>
  );
}

/** Renders `/news/detail/{id}` and `/case/detail/{id}` (§2). */
export function ArticlePage({ contentType, id }: { contentType: ArticleType; id: string }) {
  return (
    <ArticleLoader
      query={contentType.useItem(id)}
      label={contentType.label}
      list={{ to: contentType.listPath }}
    >
      {(item) => <LoadedArticle contentType={contentType} item={item} />}
    </ArticleLoader>
  );
}
