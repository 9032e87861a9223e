import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, TreeSelect } from 'antd';
import { useId, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { versionsOf } from '@/admin/shared/group-versions';
import { keyOf, type ArticleSection, type ListedArticle } from '@/admin/articles/article';
import { useArticleName } from '@/admin/articles/use-article-name';
import { useChangeableArticle } from '@/admin/articles/edit/use-changeable-article';
import { findCatalogueNo, findCatalogueVersion } from '@/admin/catalogues/names/catalogue-trees';
import {
  useCatalogueOptions,
  type CatalogueOption,
} from '@/admin/catalogues/choice/use-catalogue-options';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';
import { QueryError } from '@/admin/page/query-states';

interface CatalogueChangeDialogProps extends BulkDialogProps<ListedArticle> {
  section: ArticleSection;
}

/** Renders the dialog that moves several items to a catalogue, in all their languages (D21). */
export function CatalogueChangeDialog({
  section,
  rows,
  onChange,
  onClose,
}: CatalogueChangeDialogProps) {
  const { t } = useLingui();
  const nameOf = useArticleName();
  const id = useId();
  const { query, options, findCatalogue } = useCatalogueOptions(
    section.catalogueType ?? 0,
    useContentLanguages() ?? [],
  );
  const { data: trees = {} } = query;
  const [chosenNo, setChosenNo] = useState<string>();
  const changeableArticleOf = useChangeableArticle(section);
  const saveChange = useSaveChange();
  const isOnlyInCatalogue = (row: Pick<ListedArticle, 'versions'>, catalogueNo: string) =>
    versionsOf(row).every(
      ({ lang, cataId }) => findCatalogueNo(trees, lang, cataId) === catalogueNo,
    );
  const lacksCatalogueVersion = (row: ListedArticle) =>
    chosenNo !== undefined &&
    versionsOf(row).some(({ lang }) => !findCatalogueVersion(trees, lang, chosenNo));
  const unmovableRows = rows.filter(lacksCatalogueVersion);
  const alreadyMovedRows = rows.filter(
    (row) =>
      chosenNo !== undefined && !lacksCatalogueVersion(row) && isOnlyInCatalogue(row, chosenNo),
  );
  const movedRows =
    chosenNo === undefined
      ? []
      : rows.filter((row) => !unmovableRows.includes(row) && !alreadyMovedRows.includes(row));
  const count = movedRows.length;
  const name = chosenNo === undefined ? '' : findCatalogue(chosenNo)?.mainVersion.name;
  return (
    <BulkChangeDialog
      title={t`Change catalogue`}
      okText={t`Change catalogue`}
      rowsToChange={movedRows}
      unchangedGroups={[
        {
          reason: <Trans>“{name}” does not exist in some of their languages</Trans>,
          rows: unmovableRows,
        },
        { reason: <Trans>Already in this catalogue</Trans>, rows: alreadyMovedRows },
      ]}
      {...{ keyOf, nameOf }}
      fields={
        <>
          {query.error !== undefined && query.data === undefined && (
            <QueryError error={query.error} onRetry={query.mutate} />
          )}
          <Form.Item label={t`Catalogue`} htmlFor={id}>
            <TreeSelect<string | null, CatalogueOption>
              id={id}
              value={chosenNo ?? null}
              treeData={options}
              treeDefaultExpandAll
              showSearch={{ treeNodeFilterProp: 'title' }}
              placeholder={t`Choose a catalogue`}
              loading={query.isLoading}
              notFoundContent={<Trans>No data</Trans>}
              styles={{ root: { inlineSize: '100%' } }}
              onChange={(chosen) => setChosenNo(chosen ?? undefined)}
            />
          </Form.Item>
        </>
      }
      summary={
        chosenNo !== undefined && (
          <Plural
            value={count}
            one={`# item will be moved to “${name}” in all its languages, here and on the site.`}
            other={`# items will be moved to “${name}” in all their languages, here and on the site.`}
          />
        )
      }
      onConfirm={(changed) => {
        if (chosenNo === undefined) return;
        onChange(changed, {
          name: 'catalogue',
          send: (row, idempotencyKeys) =>
            saveChange(
              changeableArticleOf(row.no),
              (values, group) =>
                isOnlyInCatalogue(group, chosenNo) ? values : { ...values, cataNo: chosenNo },
              idempotencyKeys,
            ),
        });
      }}
      onClose={onClose}
    />
  );
}
