import { useLingui } from '@lingui/react/macro';
import type { ArticleSection, ListedArticle } from '@/admin/articles/article';
import { BulkActions, type BulkDialog } from '@/admin/list/bulk-actions';
import type { SelectionBarProps } from '@/admin/list/selection-bar';

interface ArticleBulkProps extends Omit<SelectionBarProps<ListedArticle>, 'actions'> {
  section: ArticleSection;
  onExport: (rows: readonly ListedArticle[]) => void;
}

type Load = BulkDialog<ListedArticle, { section: ArticleSection }>['load'];

const loadCatalogueChange: Load = async () =>
  (await import('@/admin/articles/changes/catalogue-change')).CatalogueChange;
const loadPublication: Load = async () =>
  (await import('@/admin/articles/changes/article-publication')).ArticlePublication;

/** Renders the bar of the selected items: to pin them, change their catalogue or languages, export and delete them. */
export function ArticleBulk({ section, onExport, ...bar }: ArticleBulkProps) {
  const { t } = useLingui();
  return (
    <BulkActions
      {...bar}
      dialogProps={{ section }}
      dialogs={[
        ...(section.catalogueType === undefined
          ? []
          : [{ key: 'catalogue', label: t`Change catalogue`, load: loadCatalogueChange }]),
        { key: 'language', label: t`Publish a language`, load: loadPublication },
      ]}
      actions={[{ key: 'export', label: t`Export as CSV`, onClick: onExport }]}
    />
  );
}
