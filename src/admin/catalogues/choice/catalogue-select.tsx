import { Trans, useLingui } from '@lingui/react/macro';
import { TreeSelect, type TreeSelectProps } from 'antd';
import type { CatalogueOption } from './use-catalogue-options';

type CatalogueSelectProps = TreeSelectProps<string | null, CatalogueOption>;

/** Renders a searchable tree of catalogues to choose one. */
export function CatalogueSelect(props: CatalogueSelectProps) {
  const { t } = useLingui();
  return (
    <TreeSelect<string | null, CatalogueOption>
      aria-required
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder={t`Choose a catalogue`}
      notFoundContent={<Trans>No data</Trans>}
      {...props}
    />
  );
}
