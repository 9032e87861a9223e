import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { plainText } from '@/lib/plain-text';
import { readingMinutes } from '@/lib/reading-time';
import { useWasPrerendered } from '@/lib/use-hydration';
import { pictureUrl } from '@/lib/safe-url';
import { Picture } from '@/ui/picture';
import { useNearViewport } from '@/ui/use-near-viewport';
import { MissingVersionNotice } from '@/site/cards/missing-version-notice';
import { COVER } from '@/site/cards/picture-sizes';
import pageStyles from '@/site/layout/page.module.css';
import { prerenderedHeadings, type Heading } from '@/site/text/headings';
import { StoredText } from '@/site/text/stored-text';
import { ArticleContents } from './article-contents';
import { ArticleFacts } from './article-facts';
import styles from './article-page.module.css';

const MIN_CONTENTS_HEADINGS = 4;

/** Common fields of news, cases and honors; title, language and content are strings, also if the response has none. */
export interface ArticleMeta {
  id: string | number;
  no: string | number;
  title: string;
  lang: string;
  content: string;
  coverUrl?: string | null | undefined;
  createTime?: string | number | null | undefined;
  updateTime?: string | number | null | undefined;
}

interface ArticleFrameProps {
  item: ArticleMeta;
  breadcrumbs: ReactNode;
  /** Whether no version exists in the interface language (`missing`), or the lookup failed (`unknown`) (D22). */
  missingVersion: 'missing' | 'unknown' | undefined;
  /** The list of other items, to which the notice about a missing version links. */
  fallbackList: Pick<LinkProps, 'to' | 'hash'>;
  /** Summary of a news item. */
  note?: string;
  /** Replaces the text of an external item (D25). */
  externalNotice?: ReactNode;
  emptyNotice?: ReactNode;
  /** Whether lists of other items follow: reserves their height, and shows the reading time. */
  endsWithLists?: boolean;
  /** Content below the text; renders near the viewport. */
  children?: ReactNode;
}

/** Renders an article: breadcrumb, title, facts, cover, table of contents, text and the content below it. */
export function ArticleFrame(props: ArticleFrameProps) {
  const {
    item,
    missingVersion,
    fallbackList,
    note,
    externalNotice,
    emptyNotice,
    endsWithLists = false,
  } = props;
  const { t } = useLingui();
  const wasPrerendered = useWasPrerendered();
  const [headings, setHeadings] = useState<Heading[]>(() =>
    wasPrerendered ? prerenderedHeadings(item.content, '[data-reading]') : [],
  );
  const [end, isNear] = useNearViewport<HTMLDivElement>();
  const contentText = useMemo(() => plainText(item.content), [item.content]);
  const minutes = useMemo(() => (contentText ? readingMinutes(contentText) : 0), [contentText]);
  const hasText = contentText !== '' || /<img\b/i.test(item.content);
  const languageProps = languageAttributes(item.lang);
  const text = hasText ? (
    <StoredText html={item.content} lang={item.lang} onHeadings={setHeadings} />
  ) : (
    emptyNotice
  );
  return (
    <article className={`${pageStyles.page} ${styles.article}`}>
      <header className={styles.header}>
        <nav className={styles.breadcrumbs} aria-label={t`Breadcrumb`}>
          {props.breadcrumbs}
        </nav>
        <h1 className={pageStyles.title} {...languageProps}>
          {item.title}
        </h1>
        <ArticleFacts item={item} minutes={endsWithLists && !externalNotice ? minutes : 0} />
        {missingVersion && (
          <MissingVersionNotice lang={item.lang}>
            {(visitorLanguage, itemLanguage) => (
              <>
                {missingVersion === 'missing' ? (
                  <Trans>
                    This article is not available in {visitorLanguage}. You are reading it in{' '}
                    {itemLanguage}.
                  </Trans>
                ) : (
                  <Trans>
                    We couldn’t check whether this article is available in {visitorLanguage}. You
                    are reading it in {itemLanguage}.
                  </Trans>
                )}{' '}
                <Link {...fallbackList}>
                  <Trans>Browse all in {visitorLanguage}</Trans>
                </Link>
              </>
            )}
          </MissingVersionNotice>
        )}
      </header>
      {pictureUrl(item.coverUrl) && (
        <div className={styles.cover}>
          <Picture
            src={item.coverUrl}
            alt=""
            {...COVER}
            sizes="(min-width: 1280px) 1280px, 100vw"
            isEager
          />
        </div>
      )}
      <div className={styles.body} data-reading={item.id}>
        {headings.length >= MIN_CONTENTS_HEADINGS && !externalNotice && (
          <div className={styles.contentsColumn}>
            <ArticleContents headings={headings} lang={item.lang} />
          </div>
        )}
        <div className={styles.content}>
          {note && (
            <p className={styles.note} {...languageProps}>
              {note}
            </p>
          )}
          {externalNotice ?? text}
        </div>
      </div>
      <div className={styles.end} ref={end} data-listed={endsWithLists}>
        {isNear && props.children}
      </div>
    </article>
  );
}
