import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { ContentQuery } from '../../../api/staff/content';
import { useLocale } from '../../../i18n/use-locale';
import { groupVersions } from '../../../lib/group-versions';
import { ListBody } from '../../kit/list/list-body';
import { SelectionBar } from '../../kit/list/selection-bar';
import { useList } from '../../kit/list/use-list';
import { useRowWrites, type RowWrite } from '../../kit/list/use-row-writes';
import { useSelection } from '../../kit/list/use-selection';
import { ListTotal } from '../../kit/list-states';
import listStyles from '../../kit/list.module.css';
import { PageFrame } from '../../kit/frame/page-frame';
import { SearchField } from '../../kit/search-field';
import type { ArticleSection, ArticleVersion, ListedArticle } from '../article';
import { ArticleDeletion } from './article-deletion';
import { ArticleRows } from './article-rows';
import type { ArticleSearch } from './article-search';

interface ArticleListProps {
  section: ArticleSection;
  search: ArticleSearch;
  go: (search: ArticleSearch, options: { replace: boolean }) => void;
  title: string;
  help: string;
  /** Buttons beside the heading. */
  actions: ReactNode;
  /** The next step where there is nothing at all. */
  firstStep: ReactNode;
}

const keyOf = ({ no }: ListedArticle) => String(no);

/** The list of one kind of article: every item with its languages, to find, pin, duplicate, open and delete. */
export function ArticleList(props: ArticleListProps) {
  const { section, search, go, title, help, actions, firstStep } = props;
  const { calls } = section;
  const { t } = useLingui();
  const { locale } = useLocale();
  const list = useList<ArticleSearch, ContentQuery, ArticleVersion>({
    search,
    go,
    query: (paging) => ({
      ...paging,
      ...(search.title && { title: search.title }),
      ...(search.no && { no: search.no }),
    }),
    useItems: calls.usePage,
  });
  const groups = groupVersions(list.items, locale);
  const selection = useSelection(groups, keyOf);
  const writes = useRowWrites({
    keyOf,
    nameOf: ({ main }: ListedArticle) => main.title,
    rows: list.loading ? undefined : groups,
    afterwards: calls.refresh,
  });
  const [deleting, setDeleting] = useState<readonly ListedArticle[]>([]);

  const pin: RowWrite<ListedArticle> = { name: 'pin', send: ({ no }) => calls.pin(no) };
  const unpin: RowWrite<ListedArticle> = { name: 'unpin', send: ({ no }) => calls.unpin(no) };
  const remove: RowWrite<ListedArticle> = {
    name: 'delete',
    send: ({ no }) => calls.remove(no),
    undoable: true,
  };
  /** What was just wished for, otherwise what is stored. */
  const isPinned = (group: ListedArticle) => {
    const wish = writes.resultOf(group);
    const open = wish && wish.state !== 'failed';
    return open && wish.name !== 'delete' ? wish.name === 'pin' : group.main.top === 1;
  };
  const clear = () => list.filter({ title: undefined, no: undefined });

  return (
    <PageFrame title={title} help={help} actions={actions}>
      <div role="search" className={listStyles.filters}>
        <SearchField
          label={t`Title`}
          value={search.title}
          onSearch={(text) => list.filter({ title: text })}
        />
        <SearchField label={t`Number`} value={search.no} onSearch={(no) => list.filter({ no })} />
        <ListTotal total={list.total} />
      </div>
      <ListBody list={list} empty={groups.length === 0} firstStep={firstStep} onClear={clear}>
        <ArticleRows
          {...{ section, groups, writes, selection, isPinned }}
          label={title}
          onPin={(group) => void writes.run([group], isPinned(group) ? unpin : pin)}
          onDelete={(group) => setDeleting([group])}
        />
      </ListBody>
      <SelectionBar selection={selection} writes={writes}>
        <Button onClick={() => void writes.run(selection.rows, pin)}>
          <Trans>Pin</Trans>
        </Button>
        <Button onClick={() => void writes.run(selection.rows, unpin)}>
          <Trans>Unpin</Trans>
        </Button>
        <Button danger onClick={() => setDeleting(selection.rows)}>
          <Trans>Delete</Trans>
        </Button>
      </SelectionBar>
      <ArticleDeletion
        groups={deleting}
        onDelete={(chosen) => {
          selection.clear();
          void writes.run(chosen, remove);
        }}
        onClose={() => setDeleting([])}
      />
    </PageFrame>
  );
}
