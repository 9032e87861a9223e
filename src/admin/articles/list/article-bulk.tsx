import { useLingui } from '@lingui/react/macro';
import type { ArticleSection, ListedArticle } from '@/admin/articles/article';
import type { RowMutations } from '@/admin/list/row-mutation';
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

const loadCatalogueChange = () => import('@/admin/articles/changes/catalogue-change');

/** Renders the bar of the selected items: to pin them, change their catalogue, export and delete them. */
export function ArticleBulk({ section, onExport, ...bar }: ArticleBulkProps) {
  const { t } = useLingui();
  const { selection, mutations } = bar;
  const moving = useStore<readonly ListedArticle[]>([]);
  const { catalogues } = section;
  const actions: BulkAction<ListedArticle>[] = [
    ...(catalogues === undefined
      ? []
      : [{ key: 'catalogue', label: t`Change catalogue`, onClick: moving.set }]),
    { key: 'export', label: t`Export as CSV`, onClick: onExport },
  ];
  return (
    <>
      <SelectionBar {...bar} actions={actions} />
      <Stored store={moving}>
        {(rows) =>
          catalogues !== undefined &&
          rows.length > 0 && (
            <LazyComponent load={loadCatalogueChange} fallback={null}>
              {({ CatalogueChange }) => (
                <CatalogueChange
                  {...{ section, rows }}
                  type={catalogues}
                  onChange={(changed, mutation) => {
                    selection.clear();
                    void mutations.run(changed, mutation);
                  }}
                  onClose={() => moving.set([])}
                />
              )}
            </LazyComponent>
          )
        }
      </Stored>
    </>
  );
}
