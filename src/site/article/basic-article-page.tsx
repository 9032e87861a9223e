import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { toText } from '@/lib/to-text';
import type { BasicArticle, BasicArticleType } from '@/site/cards/content-types';
import { useFirm } from '@/site/layout/use-firm';
import { usePageHead } from '@/site/seo/use-page-head';
import { articleData } from './article-data';
import { ArticleLoader } from './article-loader';
import { BasicArticleView } from './article-views';
import { useVersionRedirect } from './use-version-redirect';

interface BasicArticlePageProps {
  contentType: BasicArticleType;
  id: string;
  renderFooter?: (item: BasicArticle, title: string) => ReactNode;
}

function LoadedBasicArticle({
  contentType,
  response,
  renderFooter,
}: Omit<BasicArticlePageProps, 'id'> & { response: BasicArticle }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name: firmName } = useFirm();
  const item = {
    ...response,
    title: toText(response.title) || t(contentType.label),
    lang: toText(response.lang) || locale,
    content: toText(response.content),
  };
  const missingVersion = useVersionRedirect(contentType, item);
  const path = contentType.detailPath.replace('$id', String(response.id));
  usePageHead({
    title: [item.title],
    description: item.content,
    image: item.coverUrl,
    type: 'article',
    onlyLanguage: item.lang,
    breadcrumbs: [
      [t(contentType.containingSection.label), contentType.containingSection.path],
      [item.title, path],
    ],
    structuredData: [articleData('Article', item, firmName, path)],
  });
  return (
    <BasicArticleView contentType={contentType} item={item} missingVersion={missingVersion}>
      {renderFooter?.(response, item.title)}
    </BasicArticleView>
  );
}

/** Renders an article without summary, catalogue and list page, such as `/honor/detail/{id}` (§2, D40). */
export function BasicArticlePage({ contentType, id, renderFooter }: BasicArticlePageProps) {
  const { path, section } = contentType.containingSection;
  return (
    <ArticleLoader
      query={contentType.useItem(id)}
      label={contentType.label}
      list={{ to: path, hash: section }}
    >
      {(item) => (
        <LoadedBasicArticle
          contentType={contentType}
          response={item}
          {...(renderFooter && { renderFooter })}
        />
      )}
    </ArticleLoader>
  );
}
