import { useLingui } from '@lingui/react/macro';
import { toArray } from '@/lib/to-array';
import { plainText } from '@/lib/plain-text';
import { useLocale } from '@/i18n/use-locale';
import { languageOfField } from '@/admin/edit-form/changes';
import { useFieldLabels, type FieldLabels } from '@/admin/edit-form/differences';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { NamedRecord } from './choices';
import { jobNamesByNo } from './job-choices';
import type { LawyerForm } from './lawyer-context';
import type { SectionValues } from './lawyer-values';

/** Returns the labels of a lawyer's fields, with the language, and the names of jobs, professional fields and offices. */
export function useLawyerLabels(form: LawyerForm): FieldLabels {
  const { t } = useLingui();
  const { locale } = useLocale();
  const formatList = useNameListFormatter();
  const { languages, choices } = form;
  const labels = {
    photoUrl: t`Portrait`,
    phoneNumber: t`Phone`,
    email: t`Email`,
    jobNos: t`Jobs`,
    name: t`Full name`,
    intro: t`Introduction`,
    proFieldIds: t`Professional fields`,
    officeId: t`Office`,
    sections: t`Sections`,
  };
  const formatNames = (list: readonly NamedRecord[] | undefined, ids: readonly unknown[]) =>
    formatList(
      ids.map((id) => toArray(list).find((item) => String(item.id) === id)?.name ?? String(id)),
    );
  return useFieldLabels(labels, languages, (name, value) => {
    const code = languageOfField(name);
    if (name.endsWith('.officeId'))
      return value === '' ? '' : formatNames(choices.offices[code], [value]);
    if (!Array.isArray(value)) return undefined;
    if (name.endsWith('.jobNos')) return formatNames(choices.jobs[code], value);
    if (name === 'jobNos') {
      const names = jobNamesByNo(form, locale);
      return formatList(value.map((no: unknown) => names.get(String(no)) ?? String(no)));
    }
    if (name.endsWith('.proFieldIds')) return formatNames(choices.professionalFields[code], value);
    return (value as SectionValues[])
      .map(({ title, content }) => {
        const text = plainText(content);
        return t`${title}: ${text}`;
      })
      .join(' · ');
  });
}
