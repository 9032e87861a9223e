import { useLingui } from '@lingui/react/macro';
import type { ArticleSection, ListedArticle } from '@/admin/articles/article';
import type { RowMutation, RowMutations } from '@/admin/list/row-mutation';
import type { RowPins } from '@/admin/list/row-pins';
import { SelectionBar, type BulkAction } from '@/admin/list/selection-bar';
import type { Selection } from '@/admin/list/use-selection';
import { Stored, useStore } from '@/lib/use-store';
import { LazyComponent } from '@/ui/lazy-component';

interface ArticleBulkProps {
  section: ArticleSection;
  selection: Selection<ListedArticle>;
  mutations: RowMutations<ListedArticle>;
  pins: RowPins<ListedArticle>;
  onExport: (rows: readonly ListedArticle[]) => void;
  onDelete: (rows: readonly ListedArticle[]) => void;
}

/** The dialog of a bulk change, and the items that it is for. */
interface OpenDialog {
  name: 'catalogue' | 'language';
  rows: readonly ListedArticle[];
}

const loadCatalogueChange = () => import('@/admin/articles/changes/catalogue-change');
const loadPublication = () => import('@/admin/articles/changes/article-publication');

/** Renders the bar of the selected items: to pin them, change their catalogue or languages, export and delete them. */
export function ArticleBulk({ section, onExport, ...bar }: ArticleBulkProps) {
  const { t } = useLingui();
  const { selection, mutations } = bar;
  const dialog = useStore<OpenDialog | undefined>(undefined);
  const { catalogues } = section;
  const open = (name: OpenDialog['name']) => (rows: readonly ListedArticle[]) =>
    dialog.set({ name, rows });
  const onChange = (rows: readonly ListedArticle[], mutation: RowMutation<ListedArticle>) => {
    selection.clear();
    void mutations.run(rows, mutation);
  };
  const onClose = () => dialog.set(undefined);
  const actions: BulkAction<ListedArticle>[] = [
    ...(catalogues === undefined
      ? []
      : [{ key: 'catalogue', label: t`Change catalogue`, onClick: open('catalogue') }]),
    { key: 'language', label: t`Publish a language`, onClick: open('language') },
    { key: 'export', label: t`Export as CSV`, onClick: onExport },
  ];
  return (
    <>
      <SelectionBar {...bar} actions={actions} />
      <Stored store={dialog}>
        {(opened) => {
          if (opened?.name === 'language')
            return (
              <LazyComponent load={loadPublication} fallback={null}>
                {({ ArticlePublication }) => (
                  <ArticlePublication {...{ section, onChange, onClose }} rows={opened.rows} />
                )}
              </LazyComponent>
            );
          return (
            opened !== undefined &&
            catalogues !== undefined && (
              <LazyComponent load={loadCatalogueChange} fallback={null}>
                {({ CatalogueChange }) => (
                  <CatalogueChange
                    {...{ section, onChange, onClose }}
                    type={catalogues}
                    rows={opened.rows}
                  />
                )}
              </LazyComponent>
            )
          );
        }}
      </Stored>
    </>
  );
}
