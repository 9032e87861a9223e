import { useLingui } from '@lingui/react/macro';
import type { ArticleSection, ListedArticle } from '@/admin/articles/article';
import { BulkActions, type BulkDialog } from '@/admin/list/bulk-actions';
import type { SelectionBarProps } from '@/admin/list/selection-bar';

interface ArticleBulkActionsProps extends Omit<SelectionBarProps<ListedArticle>, 'actions'> {
  section: ArticleSection;
  onExport: (rows: readonly ListedArticle[]) => void;
}

type LoadDialog = BulkDialog<ListedArticle, { section: ArticleSection }>['load'];

const loadCatalogueChange: LoadDialog = async () =>
  (await import('@/admin/articles/changes/catalogue-change-dialog')).CatalogueChangeDialog;
const loadPublication: LoadDialog = async () =>
  (await import('@/admin/articles/changes/article-publication-dialog')).ArticlePublicationDialog;

/** Renders the bar of the selected items: to pin, move, export and delete them, and to copy them to another language. */
export function ArticleBulkActions({ section, onExport, ...bar }: ArticleBulkActionsProps) {
  const { t } = useLingui();
  return (
    <BulkActions
      {...bar}
      dialogProps={{ section }}
      dialogs={[
        ...(section.catalogueType === undefined
          ? []
          : [{ key: 'catalogue', label: t`Change catalogue`, load: loadCatalogueChange }]),
        { key: 'language', label: t`Copy to another language`, load: loadPublication },
      ]}
      actions={[{ key: 'export', label: t`Export as CSV`, onClick: onExport }]}
    />
  );
}
