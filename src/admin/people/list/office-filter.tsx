import { useLingui } from '@lingui/react/macro';
import { Form, Select } from 'antd';
import { useId } from 'react';
import { useAdminOffices, type Office } from '@/api/admin/offices';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useLocale } from '@/i18n/use-locale';

interface OfficeFilterProps {
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/**
 * Filters the lawyers by one or several offices, in the interface language. A chosen office of another language, as
 * in an earlier URL, remains visible and can be removed (D22).
 */
export function OfficeFilter({ chosenIds, onChoose }: OfficeFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const { locale } = useLocale();
  const { codes } = useLanguageNames();
  const { data, error } = useAdminOffices(
    codes.length > 0 ? [...new Set([locale, ...codes])] : undefined,
  );
  const knownOffices = Object.values(data ?? {}).flatMap((offices) => offices ?? []);
  const officesInLocale: Office[] = data?.[locale] ?? [];
  const officesOfOtherLanguages = knownOffices.filter(
    (office) =>
      chosenIds.includes(String(office.id)) &&
      !officesInLocale.some((ownOffice) => ownOffice.id === office.id),
  );
  const offices = [...officesInLocale, ...officesOfOtherLanguages];
  // Keeps its space while the offices load. Without them, the list works without the filter.
  const loading = !data && !error;
  if (offices.length === 0 && !loading) return null;
  return (
    <Form.Item label={t`Offices`} htmlFor={id}>
      <Select<string[]>
        id={id}
        mode="multiple"
        allowClear={{ label: t`Clear selection` }}
        loading={loading}
        style={{ minInlineSize: 200 }}
        placeholder={t`All offices`}
        showSearch={{ optionFilterProp: 'label' }}
        value={[...chosenIds]}
        options={offices.map((office) => ({ value: String(office.id), label: office.name }))}
        onChange={onChoose}
      />
    </Form.Item>
  );
}
