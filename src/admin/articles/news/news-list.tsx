import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import {
  deleteNews,
  pinNews,
  unpinNews,
  useAdminNews,
  type NewsItem,
} from '../../../api/staff/news';
import { useLocale } from '../../../i18n/use-locale';
import { groupVersions } from '../../../lib/group-versions';
import { same } from '../../../lib/same';
import { LinkButton } from '../../kit/link-button';
import { ListPages } from '../../kit/list-pages';
import { ListEmpty, ListError, ListSkeleton, ListTotal } from '../../kit/list-states';
import listStyles from '../../kit/list.module.css';
import { PageFrame } from '../../kit/page-frame';
import { SearchField } from '../../kit/search-field';
import { useBeyondEnd, useListUrl } from '../../kit/use-list-url';
import { usePins } from '../../kit/use-pins';
import { NewsDeletion } from './news-deletion';
import { NewsRows } from './news-rows';
import type { ListedNews } from './listed-news';

const EDIT = '/admin/articles/news/edit';
const route = getRouteApi('/admin/articles/news/list');

/** `/admin/articles/news/list`: every news item with its languages, to find, pin, open and delete. */
export function NewsList() {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const search = route.useSearch();
  const url = useListUrl(search, (next, options) => {
    void navigate({ to: '/admin/articles/news/list', search: next, ...options });
  });
  const query = {
    pageNo: url.pageNo,
    pageSize: url.pageSize,
    ...(search.title && { title: search.title }),
    ...(search.no && { no: search.no }),
  };
  const { data, error, isValidating, mutate } = useAdminNews(query);
  // What could not be read again stays; what belongs to another question goes.
  const shown = error && !same(data?.query, query) ? undefined : data;
  const beyond = useBeyondEnd<NewsItem>(data, url, (pageNo) => {
    void navigate({
      to: '/admin/articles/news/list',
      search: { ...search, pageNo },
      replace: true,
    });
  });
  const pins = usePins({ pin: pinNews, unpin: unpinNews });
  const [deleting, setDeleting] = useState<ListedNews | null>(null);
  const groups = groupVersions(data?.items ?? [], locale);

  const remove = async ({ no }: ListedNews) => {
    await deleteNews(no);
    void message.success(t`The news item has been deleted.`);
  };

  return (
    <PageFrame
      title={t`News`}
      help={t`Write and publish news, and pin what should stand first.`}
      actions={
        <LinkButton to={EDIT} primary>
          <Trans>Write news</Trans>
        </LinkButton>
      }
    >
      <div role="search" className={listStyles.filters}>
        <SearchField
          label={t`Title`}
          value={search.title}
          onSearch={(title) => url.filter({ title })}
        />
        <SearchField label={t`Number`} value={search.no} onSearch={(no) => url.filter({ no })} />
        <ListTotal total={beyond ? undefined : shown?.total} />
      </div>
      {error && <ListError error={error} onRetry={() => void mutate()} />}
      {!error && (!data || beyond) && <ListSkeleton rows={url.pageSize} />}
      {!error && data && !beyond && groups.length === 0 && (
        <ListEmpty>
          {url.filtered ? (
            <Button onClick={() => url.filter({ title: undefined, no: undefined })}>
              <Trans>Clear the search</Trans>
            </Button>
          ) : (
            <LinkButton to={EDIT}>
              <Trans>Write the first news item</Trans>
            </LinkButton>
          )}
        </ListEmpty>
      )}
      {shown && groups.length > 0 && (
        <div className={listStyles.list} aria-busy={isValidating}>
          <NewsRows groups={groups} pins={pins} onDelete={setDeleting} />
          <ListPages {...url} total={shown.total} onShow={url.showPage} />
        </div>
      )}
      <NewsDeletion group={deleting} onDelete={remove} onClose={() => setDeleting(null)} />
    </PageFrame>
  );
}
