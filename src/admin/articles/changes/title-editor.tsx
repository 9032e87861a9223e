import { useLingui } from '@lingui/react/macro';
import type { ArticleSection } from '@/admin/articles/article';
import { EMPTY_VERSION } from '@/admin/articles/edit/article-values';
import { useChangeableArticle } from '@/admin/articles/edit/use-changeable-article';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { TextsEditor } from '@/admin/row-editors/texts-editor';

interface TitleEditorProps {
  section: ArticleSection;
  edits: RowEdits;
  /** The `no` of the item. */
  rowKey: string;
}

/** Renders the fields that edit the titles of an item in its row. */
export function TitleEditor({ section, edits, rowKey }: TitleEditorProps) {
  const { t } = useLingui();
  const changeableArticleOf = useChangeableArticle(section);
  return (
    <TextsEditor
      {...{ edits, rowKey }}
      label={t`Title`}
      item={changeableArticleOf(rowKey)}
      field="title"
      emptyVersion={EMPTY_VERSION}
      revalidate={section.calls.revalidate}
    />
  );
}
