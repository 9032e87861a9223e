import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { asList } from '../../../lib/lists';
import { plainText } from '../../../lib/plain-text';
import { useLocale } from '../../../i18n/use-locale';
import type { FieldWords } from '../../kit/edit/differences';
import { useNameList } from '../../kit/name-list';
import { jobNames } from './job-choices';
import type { LawyerForm } from './lawyer-context';
import type { SectionValues } from './lawyer-values';

interface Named {
  id: string | number;
  name: string;
}

/** How a lawyer's form speaks of its fields: labels with the language, jobs, fields and offices by name. */
export function useLawyerWords(form: LawyerForm): FieldWords {
  const { t } = useLingui();
  const { locale } = useLocale();
  const listed = useNameList();
  return useMemo(() => {
    const { languages, choices } = form;
    const labels: Partial<Record<string, string>> = {
      photoUrl: t`Portrait`,
      phoneNumber: t`Telephone`,
      email: t`E-mail`,
      jobNos: t`Jobs`,
      name: t`Full name`,
      intro: t`Introduction`,
      fieldIds: t`Fields`,
      officeId: t`Office`,
      sections: t`Sections`,
    };
    const parse = (name: string) => /^versions\.([^.]+)\.(.+)$/.exec(name) ?? [];
    const inList = (list: readonly Named[] | undefined, ids: readonly unknown[]) =>
      ids.map((id) => asList(list).find((one) => String(one.id) === id)?.name ?? String(id));
    return {
      nameOf(name) {
        const [, code, field] = parse(name);
        if (code === undefined || field === undefined) return labels[name] ?? name;
        const place = languages.find((one) => one.code === code)?.name ?? code;
        const label = labels[field] ?? field;
        return t`${place}: ${label}`;
      },
      textOf(name, value) {
        const [, code = '', field = name] = parse(name);
        if (field === 'officeId')
          return value === '' ? '' : listed(inList(choices.offices[code], [value]));
        if (!Array.isArray(value)) return undefined;
        if (field === 'jobNos') {
          const names = jobNames(form, locale);
          return listed(value.map((no: unknown) => names.get(String(no)) ?? String(no)));
        }
        if (field === 'fieldIds') return listed(inList(choices.fields[code], value));
        return (value as SectionValues[])
          .map(({ title, content }) => `${title}: ${plainText(content)}`)
          .join(' · ');
      },
    };
  }, [form, locale, listed, t]);
}
