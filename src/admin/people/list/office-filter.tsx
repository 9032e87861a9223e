import { useLingui } from '@lingui/react/macro';
import { Form, Select } from 'antd';
import { useId } from 'react';
import { useAdminOffices, type Office } from '@/api/admin/offices';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useLocale } from '@/i18n/use-locale';

interface OfficeFilterProps {
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/**
 * Shows the lawyers of one office or several. Offered in the interface language; one that is chosen in another
 * language, as in an address from before, stays to be seen and taken away (D22).
 */
export function OfficeFilter({ chosen, onChoose }: OfficeFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const { locale } = useLocale();
  const { codes } = useLanguageNames();
  const { data, error } = useAdminOffices(
    codes.length > 0 ? [...new Set([locale, ...codes])] : undefined,
  );
  const known = Object.values(data ?? {}).flatMap((offices) => offices ?? []);
  const own: Office[] = data?.[locale] ?? [];
  const foreign = known.filter(
    (office) => chosen.includes(String(office.id)) && !own.some((one) => one.id === office.id),
  );
  const offices = [...own, ...foreign];
  // Its place is kept while they are read. Without their names there is nothing to choose from: the list works without.
  const reading = !data && !error;
  if (offices.length === 0 && !reading) return null;
  return (
    <Form.Item label={t`Offices`} htmlFor={id}>
      <Select<string[]>
        id={id}
        mode="multiple"
        allowClear
        loading={reading}
        style={{ minInlineSize: 200 }}
        placeholder={t`All offices`}
        showSearch={{ optionFilterProp: 'label' }}
        value={[...chosen]}
        options={offices.map((office) => ({ value: String(office.id), label: office.name }))}
        onChange={onChoose}
      />
    </Form.Item>
  );
}
