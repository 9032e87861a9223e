import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorNotice } from '@/ui/notices';
import page from '@/site/layout/page.module.css';
import { ArticleLoading } from './article-loading';
import { ArticleNotFound } from './article-not-found';
import type { Query } from '@/site/cards/content-types';

interface ArticleReadProps<Item> {
  read: Query<Item>;
  /** Where the others are, for one that is no longer there. */
  list: '/news' | '/case' | '/about';
  children: (item: Item) => ReactNode;
}

/** An article as far as it has been read: itself, its coming layout, not found, or what went wrong. */
export function ArticleLoader<Item>({ read, list, children }: ArticleReadProps<Item>) {
  const { data, error, mutate } = read;
  // What a prerendered page was made from may be gone since.
  if (error?.status === 404) return <ArticleNotFound list={list} />;
  if (data) return children(data);
  if (!error) return <ArticleLoading />;
  return (
    <div className={`${page.page} ${page.section}`}>
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>This article could not be loaded.</Trans>
      </ErrorNotice>
    </div>
  );
}
