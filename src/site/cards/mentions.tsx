import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { ErrorNotice } from '@/ui/notices';
import { TitleRow } from './title-row';
import pageStyles from '@/site/layout/page.module.css';
import { useMentions } from './use-mentions';
import styles from './mentions.module.css';

export interface MentionsProps {
  names: readonly string[];
  /** Names whose mentions another section renders, which then also renders the error. */
  excludedNames?: readonly string[];
  /** Whether the names are compound, and articles that mention all their parts match too. */
  matchesParts?: boolean;
  heading: ReactNode;
  hasListLinks?: boolean;
}

/**
 * Renders news and deals that mention one of the names, with an error if a request failed, otherwise with notes on what
 * was not searched. Renders nothing without a match or an error.
 */
export function Mentions(props: MentionsProps) {
  const { names, excludedNames = [], matchesParts = false, heading, hasListLinks = false } = props;
  const id = useId();
  const {
    mentions,
    hasOlderItems,
    lacksTexts,
    retry: retryFailed,
    reason,
  } = useMentions(names, {
    excludedNames,
    matchesParts,
  });
  const retry = excludedNames.length > 0 ? undefined : retryFailed;
  if (mentions.length === 0 && !retry) return null;
  return (
    <section aria-labelledby={id} className={`${pageStyles.section} ${styles.mentions}`}>
      <div className={`${pageStyles.page} ${pageStyles.split}`}>
        <h2 id={id} className={pageStyles.heading}>
          {heading}
        </h2>
        <div>
          <ul className={styles.list}>
            {mentions.map(({ contentType, item }) => (
              <TitleRow
                key={`${contentType.listPath} ${item.id}`}
                contentType={contentType}
                item={item}
              />
            ))}
          </ul>
          {retry ? (
            <ErrorNotice reason={reason} onRetry={retry}>
              <Trans>Some results may be missing.</Trans>
            </ErrorNotice>
          ) : (
            <>
              {hasOlderItems && (
                <p className={styles.note}>
                  <Trans>Only the latest news items and deals were searched.</Trans>
                </p>
              )}
              {lacksTexts && (
                <p className={styles.note}>
                  <Trans>Some or all items were searched only by title and summary.</Trans>
                </p>
              )}
            </>
          )}
          {hasListLinks && (
            <p className={styles.listLinks}>
              <Link to="/news" className={pageStyles.moreLink}>
                <Trans>All news</Trans>
                <Icon name="arrow" />
              </Link>
              <Link to="/case" className={pageStyles.moreLink}>
                <Trans>All deals</Trans>
                <Icon name="arrow" />
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
