import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useNewsList } from '../../api/news';
import { EmptyNotice, ErrorNotice } from '../../ui/notices';
import { useNearViewport } from '../../ui/use-near-viewport';
import { Icon } from '../../ui/icon';
import page from '../layout/page.module.css';
import { LeadItem } from '../articles/lead-item';
import { TitleRow } from '../articles/title-row';
import { RowsLoading } from '../articles/rows-loading';
import { NEWS } from '../articles/kind';
import styles from './latest-news.module.css';

const QUERY = { page: 1, pageSize: 5 };

function Items() {
  const { data, error, mutate } = useNewsList(QUERY);
  if (error && !data) {
    return (
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>The news could not be loaded.</Trans>
      </ErrorNotice>
    );
  }
  if (!data) return <RowsLoading rows={4} />;
  const [lead, ...others] = data.items;
  if (!lead) return <EmptyNotice />;
  return (
    <>
      <LeadItem kind={NEWS} item={lead} />
      <ul className={styles.list}>
        {others.map((item) => (
          <TitleRow key={item.id} kind={NEWS} item={item} />
        ))}
      </ul>
    </>
  );
}

/** The latest news: one lead item and a dated list. Read when it comes near the visible part. */
export function LatestNews() {
  const [ref, near] = useNearViewport<HTMLElement>();
  return (
    <section className={page.section} ref={ref}>
      <div className={`${page.page} ${page.split}`}>
        <div>
          <h2 className={page.heading}>
            <Trans>Latest news</Trans>
          </h2>
          <Link to="/news" className={page.more}>
            <Trans>All news</Trans>
            <Icon name="arrow" />
          </Link>
        </div>
        <div className={styles.items}>{near ? <Items /> : <RowsLoading rows={4} />}</div>
      </div>
    </section>
  );
}
