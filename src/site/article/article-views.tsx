import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hostOf } from '@/lib/safe-url';
import pageStyles from '@/site/layout/page.module.css';
import { StoredLink } from '@/site/layout/stored-link';
import { ArticleFrame, type ArticleMeta } from './article-frame';
import styles from './article-page.module.css';
import type { SourceList } from '@/site/cards/item-link';
import type { ArticleType, BasicArticleType } from '@/site/cards/content-types';

interface ViewProps {
  item: ArticleMeta;
  missingVersion: 'missing' | 'unknown' | undefined;
  children?: ReactNode;
}

interface ArticleViewProps extends ViewProps {
  contentType: ArticleType;
  note: string;
  catalogue: { name: string; cataId: string } | undefined;
  sourceList: SourceList | undefined;
  /** URL of an external item (D25). */
  externalAddress: string | undefined;
}

/** Renders a news item or a case. Sends no requests, so that a preview renders the same. */
export function ArticleView(props: ArticleViewProps) {
  const { contentType, note, catalogue, sourceList, externalAddress, ...frameProps } = props;
  const { t } = useLingui();
  const host = hostOf(externalAddress);
  return (
    <ArticleFrame
      {...frameProps}
      fallbackList={{ to: contentType.listPath }}
      note={note}
      endsWithLists
      breadcrumbs={
        <>
          <Link
            to={contentType.listPath}
            search={
              sourceList
                ? {
                    cataId: sourceList.cataId,
                    page: sourceList.page > 1 ? sourceList.page : undefined,
                  }
                : {}
            }
          >
            {t(contentType.label)}
          </Link>
          {catalogue && (
            <Link to={contentType.listPath} search={{ cataId: catalogue.cataId }}>
              {catalogue.name}
            </Link>
          )}
        </>
      }
      externalNotice={
        externalAddress && (
          <div className={styles.externalNotice}>
            <p>
              <Trans>This article was published on {host}.</Trans>
            </p>
            <StoredLink url={externalAddress} className={pageStyles.moreLink}>
              <Trans>Read this article on {host}</Trans>
            </StoredLink>
          </div>
        )
      }
      emptyNotice={
        <p className={styles.emptyNotice}>
          <Trans>This article has no text yet.</Trans>
        </p>
      }
    />
  );
}

/** Renders an article of a type without a list page, such as an honor. Sends no requests. */
export function BasicArticleView({
  contentType,
  ...frameProps
}: ViewProps & { contentType: BasicArticleType }) {
  const { t } = useLingui();
  const { path, label, section } = contentType.containingSection;
  return (
    <ArticleFrame
      {...frameProps}
      fallbackList={{ to: path, hash: section }}
      breadcrumbs={
        <>
          <Link to={path}>{t(label)}</Link>
          <Link to={path} hash={section}>
            {t(contentType.label)}
          </Link>
        </>
      }
    />
  );
}
