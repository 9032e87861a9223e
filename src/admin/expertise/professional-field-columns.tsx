import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Typography } from 'antd';
import { languageAttributes } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { versionsOf } from '@/admin/shared/group-versions';
import { TwoLines } from '@/admin/list/two-lines';
import { IconPicture } from '@/admin/shared/icon-picture';
import { useProfessionalFieldName } from './use-professional-field-name';
import type { ListColumn } from '@/admin/list/list-table';
import { LastPublication } from '@/admin/list/last-publication';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { useLanguageNames } from '@/admin/shared/language-names';
import { lastUpdateTimeOf, type ProfessionalFieldRow } from './professional-field-match';

/** Returns the columns of the professional field list, with a name column per language. */
export function useProfessionalFieldColumns(
  codes: readonly string[],
  countBefore: number,
): ListColumn<ProfessionalFieldRow>[] {
  const { t } = useLingui();
  const { locale, tag } = useLocale();
  const { nameOf } = useLanguageNames();
  const isWide = useMedia(FROM_TABLET);
  // A narrow screen has room for one name: that in the language of the interface, if it exists.
  const orderedCodes = isWide
    ? codes
    : codes.toSorted((a, b) => Number(b === locale) - Number(a === locale));
  const [first, ...others] = orderedCodes.map((code): ListColumn<ProfessionalFieldRow> => ({
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
      render: (_, row) => (
        <IconPicture
          url={versionsOf(row).find(({ iconUrl }) => iconUrl?.trim())?.iconUrl}
          size={28}
        />
      ),
    },
    {
      key: 'place',
      title: t`Position`,
      width: 88,
      align: 'end',
      responsive: ['xl'],
      render: (_, __, index) => countBefore + index + 1,
    },
    {
      key: 'updated',
      title: t`Updated`,
      width: 168,
      responsive: ['xl'],
      render: (_, row) => <LastPublication time={lastUpdateTimeOf(row)} tag={tag} />,
    },
  ];
}

interface ProfessionalFieldNameCellProps {
  row: ProfessionalFieldRow;
  code: string;
}

function ProfessionalFieldNameCell({ row, code }: ProfessionalFieldNameCellProps) {
  const { t } = useLingui();
  const { nameOf: languageOf } = useLanguageNames();
  const { nameOf, rowName, mainRecordOf } = useProfessionalFieldName();
  const field = row.versions[code];
  const mainRecord = mainRecordOf(row);
  const language = languageOf(code);
  if (!field) {
    if (!mainRecord) return null;
    const rowLabel = rowName(row);
    return (
      <Typography.Text type="secondary">
        <Trans>Not in {language}.</Trans>{' '}
        <Link
          to="/admin/expertise/edit/$id"
          params={{ id: String(mainRecord.id) }}
          aria-label={t`Add in ${language}: ${rowLabel}`}
        >
          <Trans>Add</Trans>
        </Link>
      </Typography.Text>
    );
  }
  const name = nameOf(field);
  return (
    <TwoLines
      title={name}
      firstLine={
        <Link
          to="/admin/expertise/edit/$id"
          params={{ id: String(field.id) }}
          {...languageAttributes(code)}
        >
          {name}
        </Link>
      }
    />
  );
}
