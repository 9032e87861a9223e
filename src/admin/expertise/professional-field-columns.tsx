import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from '@/admin/list/list-table';
import { Updated } from '@/admin/list/updated';
import { useLanguageNames } from '@/admin/shared/language-names';
import { ProfessionalFieldIconCell, ProfessionalFieldNameCell } from './professional-field-cells';
import { lastUpdateTimeOf, type ProfessionalFieldRow } from './professional-field-match';

/** Returns the columns of the professional field list, with a name column per language. */
export function useProfessionalFieldColumns(
  codes: readonly string[],
  before: number,
): ListColumn<ProfessionalFieldRow>[] {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const [first, ...others] = codes.map((code): ListColumn<ProfessionalFieldRow> => ({
    key: code,
    title: nameOf(code),
    render: (_, row) => <ProfessionalFieldNameCell row={row} code={code} />,
  }));
  return [
    ...(first ? [first] : []),
    ...others.map((column): ListColumn<ProfessionalFieldRow> => ({
      ...column,
      responsive: ['md'],
    })),
    {
      key: 'icon',
      title: t`Icon`,
      width: 64,
      responsive: ['md'],
      render: (_, row) => <ProfessionalFieldIconCell row={row} />,
    },
    {
      key: 'place',
      title: t`Position`,
      width: 88,
      align: 'end',
      responsive: ['xl'],
      render: (_, __, index) => before + index + 1,
    },
    {
      key: 'updated',
      title: t`Updated`,
      width: 168,
      responsive: ['xl'],
      render: (_, row) => <Updated time={lastUpdateTimeOf(row)} />,
    },
  ];
}
