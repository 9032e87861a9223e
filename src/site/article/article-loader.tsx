import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorNotice } from '@/ui/notices';
import pageStyles from '@/site/layout/page.module.css';
import { ArticleLoading } from './article-loading';
import { ArticleNotFound } from './article-not-found';
import type { QueryResult } from '@/site/cards/content-types';

interface ArticleLoaderProps<Item> {
  query: QueryResult<Item>;
  /** Path of the list to link to when the article does not exist. */
  listPath: '/news' | '/case' | '/about';
  children: (item: Item) => ReactNode;
}

/** Renders an article query: the article, a skeleton, "not found" or an error. */
export function ArticleLoader<Item>({ query, listPath, children }: ArticleLoaderProps<Item>) {
  const { data, error, mutate } = query;
  // The item of a prerendered page may have been deleted in the meantime.
  if (error?.status === 404) return <ArticleNotFound listPath={listPath} />;
  if (data) return children(data);
  if (!error) return <ArticleLoading />;
  return (
    <div className={`${pageStyles.page} ${pageStyles.section}`}>
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>Couldn’t load this article.</Trans>
      </ErrorNotice>
    </div>
  );
}
