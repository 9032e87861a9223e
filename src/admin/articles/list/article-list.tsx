import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocale } from '@/i18n/use-locale';
import { useLanguageNames } from '@/admin/shared/language-names';
import { groupVersions } from '@/admin/shared/group-versions';
import { LinkButton } from '@/admin/page/link-button';
import { createRowPins, type RowPins } from '@/admin/list/row-pins';
import type { RowMutation } from '@/admin/list/row-mutation';
import { UnsavedEditsDialog } from '@/admin/list/row-edits/unsaved-edits-dialog';
import { useRowEdits } from '@/admin/list/row-edits/use-row-edits';
import { isPending } from '@/admin/list/row-mutation-queue';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { useSelection } from '@/admin/list/use-selection';
import type { CellFetcher } from '@/admin/csv/csv-export';
import { ListExport, type ExportScope } from '@/admin/csv/list-export';
import { FilterBar } from '@/admin/list/filter-bar';
import { countFilters } from '@/admin/list/list-search';
import { ListTable } from '@/admin/list/list-table';
import { ViewOnSiteLink } from '@/admin/list/view-on-site-link';
import { RowLink, type MoreActions } from '@/admin/list/row-actions';
import { AdminPage } from '@/admin/page/admin-page';
import { PageLinks } from '@/admin/page/page-links';
import { TextFilter } from '@/admin/list/text-filter';
import type { Store } from '@/lib/store';
import { useNewStore } from '@/lib/use-store';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import {
  editPathOf,
  keyOf,
  type ArticleSection,
  type ListedArticle,
} from '@/admin/articles/article';
import { useArticleName } from '@/admin/articles/use-article-name';
import { ArticleBulkActions } from './article-bulk-actions';
import { CatalogueNamesProvider } from './article-cells';
import { ArticleDeletionDialog } from './article-deletion-dialog';
import { useArticleColumns } from './article-columns';
import { ArticleFilters } from './article-filters';
import { filtersInDrawer, NO_FILTERS, type ArticleSearch } from './article-search';
import { fetchContentForDeletion } from './deleted-article';
import { useArticleList } from './use-article-list';

interface ArticleListProps {
  section: ArticleSection;
  search: ArticleSearch;
}

/** Renders the list of one content type: every item with its languages, to find, pin, duplicate, open and delete. */
export function ArticleList({ section, search }: ArticleListProps) {
  const { calls, texts } = section;
  const { t } = useLingui();
  const nameOf = useArticleName();
  const title = t(CONTENT_TYPE_NAMES[section.name]);
  const { locale } = useLocale();
  const { codes } = useLanguageNames();
  const { authors, ...list } = useArticleList(section, search);
  const groups = groupVersions(list.items, locale);
  const selection = useSelection(groups, keyOf);
  const mutations = useRowMutations({
    keyOf,
    nameOf,
    rows: list.loading ? undefined : groups,
    revalidate: (changed) => list.refreshItems(changed.map(keyOf), calls.revalidate),
  });
  const itemsToDelete = useNewStore<readonly ListedArticle[]>([]);
  const exportScope = useNewStore<ExportScope<ListedArticle>>(undefined);
  const loadCellFetcher = useArticleCellFetcher(section);

  const pins = createRowPins(
    mutations,
    ({ mainVersion }) => mainVersion.top === 1,
    ({ no }, isPinned, idempotencyKeys) =>
      (isPinned ? calls.pin : calls.unpin)(no, idempotencyKeys),
  );
  const deleteMutation: RowMutation<ListedArticle> = {
    name: 'delete',
    send: ({ mainVersion }, idempotencyKeys) => calls.remove(mainVersion, idempotencyKeys),
    isDeletion: true,
    fetchContent: (group) => fetchContentForDeletion(section, group, codes),
  };
  const clearFilters = () => list.filter(NO_FILTERS);
  const edits = useRowEdits(`${section.name}/title`, list.refreshItems);
  const columns = useArticleColumns(section, {
    edits,
    isPinned: pins.isPinned,
    isReadOnly: (group) => isPending(mutations.resultOf(group)),
  });
  return (
    <AdminPage
      title={title}
      help={t(texts.help)}
      movesHelpBelowIfNarrow
      actions={
        <ListLinks
          section={section}
          isEmpty={!list.total}
          onExport={() => exportScope.set('list')}
        />
      }
    >
      <FilterBar
        {...{ list, columns }}
        onReset={clearFilters}
        moreFilters={{
          filters: <ArticleFilters {...{ section, search, authors }} onFilter={list.filter} />,
          activeCount: countFilters(filtersInDrawer(search)),
        }}
      >
        <TextFilter
          label={t`Title`}
          value={search.title}
          onSearch={(text) => list.filter({ title: text })}
        />
        <TextFilter label={t`Number`} value={search.no} onSearch={(no) => list.filter({ no })} />
      </FilterBar>
      <CatalogueNamesProvider type={section.catalogueType}>
        <ListTable
          {...{ list, keyOf, nameOf, columns, selection, mutations }}
          label={title}
          rows={groups}
          actionsOf={useArticleActions(section, pins, itemsToDelete)}
          emptyListAction={<LinkButton to={section.editPath}>{t(texts.addFirst)}</LinkButton>}
          onClearFilters={clearFilters}
        />
      </CatalogueNamesProvider>
      <ArticleBulkActions
        {...{ section, selection, mutations, pins }}
        onExport={exportScope.set}
        onDelete={itemsToDelete.set}
      />
      <ListExport
        {...{ title, list, nameOf }}
        section={section.name}
        scope={exportScope}
        loadCellFetcher={loadCellFetcher}
      />
      <UnsavedEditsDialog edits={[edits]} />
      <ArticleDeletionDialog
        store={itemsToDelete}
        onDelete={(rows) => {
          selection.clear();
          void mutations.run(rows, deleteMutation);
        }}
      />
    </AdminPage>
  );
}

interface ListLinksProps {
  section: ArticleSection;
  /** Whether the list has no items, or has not been loaded yet. */
  isEmpty: boolean;
  onExport: () => void;
}

function ListLinks({ section, isEmpty, onExport }: ListLinksProps) {
  const { folderPath, externalEditPath, editPath, importPath, texts } = section;
  const { t } = useLingui();
  const links = [
    ...(folderPath ? [{ to: folderPath, label: t`Catalogues` }] : []),
    ...(importPath ? [{ to: importPath, label: t`Import` }] : []),
    {
      key: 'export',
      label: t({ message: 'Export', context: 'button' }),
      disabled: isEmpty,
      onClick: onExport,
    },
    ...(externalEditPath && texts.addExternal
      ? [{ to: externalEditPath, label: t(texts.addExternal) }]
      : []),
    { to: editPath, label: t(texts.add) },
  ];
  return <PageLinks links={links} />;
}

/** Returns the function that fetches the catalogues, and resolves to the function that fetches the cells of an item. */
function useArticleCellFetcher(section: ArticleSection) {
  const { locale } = useLocale();
  return async (codes: readonly string[]): Promise<CellFetcher<ListedArticle>> => {
    const { createArticleCellFetcher } = await import('@/admin/articles/changes/article-csv');
    return createArticleCellFetcher(section, [...new Set([locale, ...codes])]);
  };
}

/** Returns the function for the actions of a row; `itemsToDelete` are the items whose deletion is to be confirmed. */
function useArticleActions(
  section: ArticleSection,
  pins: RowPins<ListedArticle>,
  itemsToDelete: Store<readonly ListedArticle[]>,
) {
  const { t } = useLingui();
  const nameOf = useArticleName();
  return (group: ListedArticle) => {
    const { id } = group.mainVersion;
    const editPath = editPathOf(section, group.mainVersion);
    const no = String(group.no);
    const moreActions: MoreActions = [
      { key: 'edit', label: <Link to={editPath} search={{ no }}>{t`Edit`}</Link> },
      pins.menuItemOf(group),
      { key: 'duplicate', label: <Link to={editPath} search={{ copy: no }}>{t`Duplicate`}</Link> },
      { key: 'open', label: <ViewOnSiteLink to={section.detailPath} id={id} /> },
      { type: 'divider' },
      { key: 'delete', label: t`Delete`, danger: true, onClick: () => itemsToDelete.set([group]) },
    ];
    return {
      link: <RowLink to={editPath} search={{ no }} label={t`Edit`} rowName={nameOf(group)} />,
      moreActions,
    };
  };
}
