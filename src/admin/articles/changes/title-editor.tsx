import { useLingui } from '@lingui/react/macro';
import type { ArticleSection } from '@/admin/articles/article';
import type { ArticleGroup } from '@/admin/articles/edit/article-group';
import { EMPTY_VERSION, type ArticleValues } from '@/admin/articles/edit/article-values';
import { useChangeableArticle } from '@/admin/articles/edit/use-changeable-article';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import { changedTexts } from '@/admin/list/row-edits/changed-texts';
import type { RowEdit, RowEdits } from '@/admin/list/row-edits/row-edits';
import { TextsEditor } from '@/admin/list/row-edits/texts-editor';

interface TitleEditorProps {
  section: ArticleSection;
  edits: RowEdits;
  /** The `no` of the item. */
  rowKey: string;
}

/** Returns the values of an item with the typed titles. */
function withTitles(values: ArticleValues, { versions }: ArticleGroup, edit: RowEdit) {
  const stored = Object.entries(versions).map(([lang, version]) => [lang, version?.title ?? '']);
  const titles = changedTexts(edit, Object.fromEntries(stored) as Partial<Record<string, string>>);
  const changed = Object.entries(titles).map(([lang, title]) => {
    const version = values.versions[lang] ?? EMPTY_VERSION;
    return [lang, { ...version, title }] as const;
  });
  return { ...values, versions: { ...values.versions, ...Object.fromEntries(changed) } };
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
          (values, group) => withTitles(values, group, edit),
          edit.idempotencyKeys,
        )
      }
      afterwards={section.calls.refresh}
    />
  );
}
