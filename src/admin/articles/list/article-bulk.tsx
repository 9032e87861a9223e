import { useLingui } from '@lingui/react/macro';
import { useLocale } from '@/i18n/use-locale';
import type { ArticleSection, ListedArticle } from '@/admin/articles/article';
import { ExportStatus } from '@/admin/csv/export-status';
import { useExport } from '@/admin/csv/use-export';
import type { RowMutations } from '@/admin/list/row-mutation';
import type { RowPins } from '@/admin/list/row-pins';
import { SelectionBar, type BulkAction } from '@/admin/list/selection-bar';
import type { Selection } from '@/admin/list/use-selection';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { Stored, useStore } from '@/lib/use-store';
import { LazyComponent } from '@/ui/lazy-component';

interface ArticleBulkProps {
  section: ArticleSection;
  selection: Selection<ListedArticle>;
  mutations: RowMutations<ListedArticle>;
  pins: RowPins<ListedArticle>;
  onDelete: (rows: readonly ListedArticle[]) => void;
}

const loadCatalogueChange = () => import('@/admin/articles/changes/catalogue-change');

/** Renders the bar of the selected items: to pin them, change their catalogue, export and delete them. */
export function ArticleBulk({ section, ...bar }: ArticleBulkProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { download, progress } = useExport<ListedArticle>({
    section: section.name,
    title: t(CONTENT_TYPE_NAMES[section.name]),
    load: async (codes) => {
      const { articleCells } = await import('@/admin/articles/changes/article-csv');
      const cellsOf = await articleCells(section, [...new Set([locale, ...codes])]);
      return ({ no }) => cellsOf(no);
    },
  });
  const { selection, mutations } = bar;
  const moving = useStore<readonly ListedArticle[]>([]);
  const { catalogues } = section;
  const actions: BulkAction<ListedArticle>[] = [
    ...(catalogues === undefined
      ? []
      : [{ key: 'catalogue', label: t`Change catalogue`, onClick: moving.set }]),
    { key: 'export', label: t`Export as CSV`, onClick: (rows) => void download(rows) },
  ];
  return (
    <>
      <SelectionBar {...bar} actions={actions}>
        <ExportStatus progress={progress} />
      </SelectionBar>
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
