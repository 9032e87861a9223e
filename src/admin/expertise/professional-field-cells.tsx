import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { languageAttributes } from '@/i18n/locales';
import { Typography } from 'antd';
import { versionsOf } from '@/lib/group-versions';
import { IconPicture } from '@/admin/shared/icon-picture';
import { useLanguageNames } from '@/admin/shared/language-names';
import { TwoLines } from '@/admin/list/two-lines';
import type { ProfessionalFieldRow } from './professional-field-match';
import { useProfessionalFieldName } from './use-professional-field-name';

interface CellProps {
  row: ProfessionalFieldRow;
}

/** Renders the icon of the first record that has one. */
export function ProfessionalFieldIconCell({ row }: CellProps) {
  const url = versionsOf(row).find(({ iconUrl }) => iconUrl?.trim())?.iconUrl;
  return <IconPicture url={url} size={28} />;
}

/** Renders the field's name in one language with a link to its form, or a link to add a missing name. */
export function ProfessionalFieldNameCell({ row, code }: CellProps & { code: string }) {
  const { t } = useLingui();
  const { nameOf: languageOf } = useLanguageNames();
  const { nameOf, rowName, mainOf } = useProfessionalFieldName();
  const field = row.versions[code];
  const main = mainOf(row);
  const language = languageOf(code);
  if (!field) {
    if (!main) return null;
    const rowLabel = rowName(row);
    return (
      <Typography.Text type="secondary">
        <Trans>Not in {language}.</Trans>{' '}
        <Link
          to="/admin/expertise/edit/$id"
          params={{ id: String(main.id) }}
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
