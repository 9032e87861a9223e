import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, TreeSelect } from 'antd';
import { useId, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { versionsOf } from '@/lib/group-versions';
import { keyOf, nameOf, type ArticleSection, type ListedArticle } from '@/admin/articles/article';
import { presentCatalogues } from '@/admin/articles/edit/article-values';
import { useChangeableArticle } from '@/admin/articles/edit/use-changeable-article';
import { findCatalogueVersion } from '@/admin/catalogues/names/catalogue-choice';
import {
  useCatalogueOptions,
  type CatalogueOption,
} from '@/admin/catalogues/choice/use-catalogue-options';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';

interface CatalogueChangeProps extends BulkDialogProps<ListedArticle> {
  section: ArticleSection;
}

/** Renders the dialog that moves several items to a catalogue, in all their languages (D21). */
export function CatalogueChange({ section, rows, onChange, onClose }: CatalogueChangeProps) {
  const { t } = useLingui();
  const id = useId();
  const { query, options, find } = useCatalogueOptions(
    section.catalogues ?? 0,
    useContentLanguages() ?? [],
  );
  const { data: trees = {} } = query;
  const [no, setNo] = useState<string>();
  const itemOf = useChangeableArticle(section);
  const saveChange = useSaveChange();
  const isIn = (row: Pick<ListedArticle, 'no' | 'versions'>, catalogue: string) => {
    const present = presentCatalogues(row, trees);
    return present.length === 1 && present[0] === catalogue;
  };
  const lacks = (row: ListedArticle) =>
    no !== undefined && versionsOf(row).some(({ lang }) => !findCatalogueVersion(trees, lang, no));
  const lackingRows = rows.filter(lacks);
  const present = rows.filter((row) => no !== undefined && !lacks(row) && isIn(row, no));
  const movedRows =
    no === undefined
      ? []
      : rows.filter((row) => !lackingRows.includes(row) && !present.includes(row));
  const count = movedRows.length;
  const name = no === undefined ? '' : find(no)?.name;
  return (
    <BulkChangeDialog
      title={t`Change catalogue`}
      okText={t`Change catalogue`}
      changedRows={movedRows}
      unchangedRows={[
        {
          reason: <Trans>“{name}” does not exist in all their languages</Trans>,
          rows: lackingRows,
        },
        { reason: <Trans>Already in this catalogue</Trans>, rows: present },
      ]}
      {...{ keyOf, nameOf }}
      fields={
        <Form.Item label={t`Catalogue`} htmlFor={id}>
          <TreeSelect<string | null, CatalogueOption>
            id={id}
            value={no ?? null}
            treeData={options}
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'title' }}
            placeholder={t`Choose a catalogue`}
            loading={query.isLoading}
            notFoundContent={<Trans>No data</Trans>}
            styles={{ root: { inlineSize: '100%' } }}
            onChange={(chosen) => setNo(chosen ?? undefined)}
          />
        </Form.Item>
      }
      summary={
        no !== undefined && (
          <Plural
            value={count}
            one={`# item will be moved to “${name}” in all its languages, here and on the site.`}
            other={`# items will be moved to “${name}” in all their languages, here and on the site.`}
          />
        )
      }
      onChange={(changed) => {
        if (no === undefined) return;
        onChange(changed, {
          name: 'catalogue',
          send: (row, idempotencyKeys) =>
            saveChange(
              itemOf(row.no),
              (values, group) => (isIn(group, no) ? values : { ...values, cataNo: no }),
              idempotencyKeys,
            ),
        });
      }}
      onClose={onClose}
    />
  );
}
