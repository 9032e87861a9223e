import { useEffect } from 'react';
import { rememberWholeList } from '@/admin/shared/visited-lists';
import type { ProfessionalFieldRow } from './professional-field-match';
import { useProfessionalFieldName } from './use-professional-field-name';

/** Saves the order of the listed fields for the edit form of each; nothing while `rows` is undefined. */
export function useRememberedFields(rows: readonly ProfessionalFieldRow[] | undefined): void {
  const { mainOf } = useProfessionalFieldName();
  useEffect(() => {
    if (!rows) return;
    const mains = rows.flatMap((row) => {
      const main = mainOf(row);
      return main ? [{ id: main.id, no: row.key, lang: main.lang }] : [];
    });
    rememberWholeList('professionalFields', mains);
  }, [rows, mainOf]);
}
