import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorNotice, type ErrorNoticeProps } from '@/ui/notices';
import { PlainScreen } from '@/site/layout/plain-screen';
import { usePageHead } from '@/site/seo/use-page-head';
import { ArticleLoading } from './article-loading';
import { ArticleNotFound } from './article-not-found';
import type { QueryResult } from '@/site/cards/content-types';

interface ArticleLoaderProps<Item> {
  query: QueryResult<Item>;
  /** Name of the content type. */
  label: MessageDescriptor;
  /** The list to link to when the article does not exist. */
  list: Pick<LinkProps, 'to' | 'hash'>;
  children: (item: Item) => ReactNode;
}

function ArticleError({
  label,
  ...notice
}: { label: MessageDescriptor } & Omit<ErrorNoticeProps, 'children'>) {
  const { t } = useLingui();
  const title = t(label);
  usePageHead({ title: [title], noIndex: true });
  return (
    <PlainScreen title={title}>
      <ErrorNotice {...notice}>
        <Trans>Couldn’t load this article.</Trans>
      </ErrorNotice>
    </PlainScreen>
  );
}

/** Renders an article query: the article, a skeleton, "not found" or an error. */
export function ArticleLoader<Item>({ query, label, list, children }: ArticleLoaderProps<Item>) {
  const { data, error, mutate } = query;
  // The item of a prerendered page may have been deleted in the meantime.
  if (error?.status === 404) return <ArticleNotFound list={list} />;
  if (data) return children(data);
  if (!error) return <ArticleLoading />;
  return <ArticleError label={label} reason={error.serverMessage} onRetry={mutate} />;
}
