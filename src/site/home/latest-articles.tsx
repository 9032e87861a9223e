import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { useNearViewport } from '@/ui/use-near-viewport';
import { LeadItem } from '@/site/cards/lead-item';
import { TitleRow } from '@/site/cards/title-row';
import { RowsLoading } from '@/site/cards/rows-loading';
import { CASES, NEWS, type ArticleType } from '@/site/cards/content-types';
import { LoadedItems } from '@/site/layout/loaded-items';
import pageStyles from '@/site/layout/page.module.css';
import { SectionHeader } from './section-header';
import styles from './latest-articles.module.css';

const QUERY = { page: 1, pageSize: 6 };

interface LatestArticlesProps {
  contentType: ArticleType;
  title: ReactNode;
  listLinkLabel: ReactNode;
  errorMessage: ReactNode;
  leadColumn: 'wide' | 'narrow';
}

function Items({
  contentType,
  errorMessage,
  isNear,
}: Pick<LatestArticlesProps, 'contentType' | 'errorMessage'> & { isNear: boolean }) {
  const { data, ...query } = contentType.useList(isNear ? QUERY : null);
  return (
    <LoadedItems
      query={{ ...query, data: data?.items }}
      errorMessage={errorMessage}
      placeholder={
        <>
          <div className={styles.skeleton} />
          <div className={styles.list}>
            <RowsLoading rows={4} />
          </div>
        </>
      }
    >
      {([leadItem, ...others]) => (
        <>
          {leadItem && <LeadItem contentType={contentType} item={leadItem} />}
          {others.length > 0 && (
            <ul className={styles.list}>
              {others.map((item) => (
                <TitleRow key={item.id} contentType={contentType} item={item} marksPinned />
              ))}
            </ul>
          )}
        </>
      )}
    </LoadedItems>
  );
}

function LatestArticles(props: LatestArticlesProps) {
  const { contentType, title, listLinkLabel, leadColumn } = props;
  const [ref, isNear] = useNearViewport<HTMLElement>();
  return (
    <section
      className={`${pageStyles.section} ${leadColumn === 'wide' ? styles.wideLead : styles.narrowLead}`}
      ref={ref}
    >
      <div className={pageStyles.page}>
        <SectionHeader title={title}>
          <Link to={contentType.listPath} className={pageStyles.moreLink}>
            {listLinkLabel}
            <Icon name="arrow" />
          </Link>
        </SectionHeader>
        <div className={styles.items}>
          <Items {...props} isNear={isNear} />
        </div>
      </div>
    </section>
  );
}

/** Renders the latest news: a lead item and a dated list. Loads them near the viewport. */
export function LatestNews() {
  return (
    <LatestArticles
      contentType={NEWS}
      title={<Trans>Latest news</Trans>}
      listLinkLabel={<Trans>All news</Trans>}
      errorMessage={<Trans>Couldn’t load news.</Trans>}
      leadColumn="wide"
    />
  );
}

/** Renders the latest deals like `LatestNews`. */
export function LatestDeals() {
  return (
    <LatestArticles
      contentType={CASES}
      title={<Trans>Latest deals</Trans>}
      listLinkLabel={<Trans>All deals</Trans>}
      errorMessage={<Trans>Couldn’t load deals.</Trans>}
      leadColumn="narrow"
    />
  );
}
