import { useLingui } from '@lingui/react/macro';
import type { ArticleSection } from '@/admin/articles/article';
import { EMPTY_VERSION } from '@/admin/articles/edit/article-values';
import { useChangeableArticle } from '@/admin/articles/edit/use-changeable-article';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import { withTypedTexts } from '@/admin/list/row-edits/changed-texts';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { TextsEditor } from '@/admin/list/row-edits/texts-editor';

interface TitleEditorProps {
  section: ArticleSection;
  edits: RowEdits;
  /** The `no` of the item. */
  rowKey: string;
}

/** Renders the fields that edit the titles of an item in its row. */
export function TitleEditor({ section, edits, rowKey }: TitleEditorProps) {
  const { t } = useLingui();
  const itemOf = useChangeableArticle(section);
  const saveChange = useSaveChange();
  return (
    <TextsEditor
      {...{ edits, rowKey }}
      label={t`Title`}
      send={(edit) =>
        saveChange(
          itemOf(rowKey),
          (values, { versions: stored }) => ({
            ...values,
            versions: withTypedTexts(values.versions, edit, {
              field: 'title',
              empty: EMPTY_VERSION,
              stored,
            }),
          }),
          edit.idempotencyKeys,
        )
      }
      afterwards={section.calls.refresh}
    />
  );
}
