import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TreeSelect, Typography } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useCatalogueTrees, type CatalogueType } from '@/api/admin/catalogues';
import type { ContentLanguage } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/use-field-state';
import { useNameList } from '@/admin/shared/use-name-list';
import { mergeCatalogues, type CatalogueNode } from './catalogue-choice';

interface CatalogueFieldProps {
  /** The field's value is the picked catalogue's `no`, or null until a catalogue is picked. */
  name: string;
  type: CatalogueType;
  languages: readonly ContentLanguage[];
  /** The `no` of the item's current catalogue, shown until another is picked. */
  present: string | undefined;
  /** Codes of the languages that need a version of the catalogue. */
  needed: readonly string[];
  note?: ReactNode;
}

interface Option {
  value: string;
  title: string;
  children: Option[];
}

/** Picks the catalogue of all language versions at once (D21); shows which language it lacks. */
export function CatalogueField({
  name,
  type,
  languages,
  present,
  needed,
  note,
}: CatalogueFieldProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const messageOf = useErrorMessage();
  const listed = useNameList();
  const codes = languages.map(({ code }) => code);
  const { data: trees, error: failure, isLoading, mutate } = useCatalogueTrees(type, codes);
  const { value, setValue, leave, error, control, id } = useFieldState<string | null>(name);
  // The interface language first: the options show its names.
  const order = [locale, ...codes].join();
  const nodes = useMemo(
    () => mergeCatalogues(trees ?? {}, [...new Set(order.split(','))]),
    [trees, order],
  );
  const nameOf = (code: string) =>
    languages.find((language) => language.code === code)?.name ?? code;

  const option = (node: CatalogueNode): Option => {
    const { name: label } = node;
    const missing = listed(codes.filter((code) => !node.languages.includes(code)).map(nameOf));
    return {
      value: node.no,
      title: missing ? t`${label} (not in ${missing})` : node.name,
      children: node.children.map(option),
    };
  };
  const picked = value ?? present;
  const node = picked === undefined ? undefined : find(nodes, picked);
  const pickedName = node?.name ?? '';
  const lacking = node ? needed.filter((code) => !node.languages.includes(code)) : [];
  const lackingNames = listed(lacking.map(nameOf));
  return (
    <FieldFrame
      {...{ id, error }}
      label={t`Catalogue`}
      required
      help={t`Applies to all languages.`}
    >
      <TreeSelect<string | null, Option>
        {...control}
        aria-required
        value={node ? node.no : null}
        treeData={nodes.map(option)}
        treeDefaultExpandAll
        showSearch={{ treeNodeFilterProp: 'title' }}
        placeholder={t`Choose a catalogue`}
        loading={isLoading}
        notFoundContent={<Trans>No data</Trans>}
        styles={{ root: { inlineSize: '100%', maxInlineSize: 480 } }}
        onBlur={leave}
        onChange={(no) => setValue(no)}
      />
      {lacking.length > 0 && node && (
        <p role="status">
          <Typography.Text type="warning">
            <Trans>
              “{pickedName}” does not exist in {lackingNames}. Choose another catalogue to publish
              that version.
            </Trans>
          </Typography.Text>
        </p>
      )}
      {note}
      {failure && !trees && (
        <FailedRequest
          message={messageOf(failure)}
          action={
            <Button size="small" onClick={() => void mutate()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </FieldFrame>
  );
}

function find(nodes: readonly CatalogueNode[], no: string): CatalogueNode | undefined {
  for (const node of nodes) {
    const found = node.no === no ? node : find(node.children, no);
    if (found) return found;
  }
  return undefined;
}
