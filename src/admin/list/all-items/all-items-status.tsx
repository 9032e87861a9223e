import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Progress } from 'antd';
import { useLocale } from '@/i18n/use-locale';
import { formatMoment } from '@/lib/dates';
import { useStoreValue } from '@/lib/use-store';
import type { List } from '@/admin/list/use-list';
import styles from '@/admin/list/list.module.css';
import type { AllItemsState } from './use-all-items';

interface AllItemsStatusProps {
  list: Pick<List, 'sort' | 'hasFilters' | 'error'>;
  allItems: AllItemsState;
}

/** Renders how many items a list was sorted or filtered from and when they were fetched, or the progress of fetching them. */
export function AllItemsStatus({ list, allItems }: AllItemsStatusProps) {
  const { count, fetchedAt, isFetching, fetchAgain } = allItems;
  const { tag } = useLocale();
  const time = formatMoment(fetchedAt, tag, { timeStyle: 'short' }) ?? '';
  return (
    <>
      <p role="status">
        {isFetching ? (
          <Trans>Fetching all items to sort and filter them…</Trans>
        ) : (
          count !== undefined && <FetchedItemCount {...{ list, count, time }} />
        )}
      </p>
      {isFetching ? (
        <FetchProgress allItems={allItems} />
      ) : (
        count !== undefined &&
        !list.error && (
          <Button type="link" size="small" onClick={fetchAgain}>
            <Trans>Fetch again</Trans>
          </Button>
        )
      )}
    </>
  );
}

interface FetchedItemCountProps extends Pick<AllItemsStatusProps, 'list'> {
  count: number;
  time: string;
}

function FetchedItemCount({ list: { sort, hasFilters }, count, time }: FetchedItemCountProps) {
  if (sort && hasFilters)
    return (
      <Plural
        value={count}
        one={`# item sorted and filtered, fetched at ${time}`}
        other={`All # items sorted and filtered, fetched at ${time}`}
      />
    );
  return sort ? (
    <Plural
      value={count}
      one={`# item sorted, fetched at ${time}`}
      other={`All # items sorted, fetched at ${time}`}
    />
  ) : (
    <Plural
      value={count}
      one={`Filtered from # item, fetched at ${time}`}
      other={`Filtered from all # items, fetched at ${time}`}
    />
  );
}

/** Renders only the progress bar, so that its steps do not render the list. */
function FetchProgress({ allItems }: Pick<AllItemsStatusProps, 'allItems'>) {
  const { t } = useLingui();
  const progress = useStoreValue(allItems.progress);
  if (!progress) return null;
  return (
    <Progress
      className={styles.progress ?? ''}
      aria-label={t`Progress of fetching all items`}
      percent={Math.round((100 * progress.done) / Math.max(progress.total, 1))}
      size="small"
    />
  );
}
