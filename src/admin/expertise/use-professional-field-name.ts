import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { useLocale } from '@/i18n/use-locale';
import { toText } from '@/lib/to-text';
import { versionsOf } from '@/admin/shared/group-versions';
import type { ProfessionalFieldRow } from './professional-field-match';

/** Returns functions for the name of a record, for the main record of a row, and for that record's name. */
export function useProfessionalFieldName() {
  const { t } = useLingui();
  const { locale } = useLocale();
  const nameOf = useCallback(
    ({ name }: ProfessionalField) => {
      const text = toText(name).trim();
      return text === '' ? t`Untitled` : text;
    },
    [t],
  );
  const mainRecordOf = useCallback(
    (row: ProfessionalFieldRow) => row.versions[locale] ?? versionsOf(row)[0],
    [locale],
  );
  const rowName = useCallback(
    (row: ProfessionalFieldRow) => {
      const mainRecord = mainRecordOf(row);
      return mainRecord ? nameOf(mainRecord) : '';
    },
    [mainRecordOf, nameOf],
  );
  return { nameOf, rowName, mainRecordOf };
}
