import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, Select } from 'antd';
import { useId, useState } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';
import { findCounterpart } from '@/admin/people/edit/choices';
import type { LawyerGroup } from '@/admin/people/edit/lawyer-group';
import { EMPTY_VERSION, type LawyerValues } from '@/admin/people/edit/lawyer-values';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useTextsByLanguageFormatter } from '@/admin/shared/use-texts-by-language-formatter';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { keyOf } from '@/admin/people/list/use-lawyer-mutations';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import { useLawyerBulkChange } from './use-lawyer-bulk-change';

type ChosenOffices = Readonly<Record<string, string | undefined>>;

/** Returns the languages in which the office of a lawyer differs from the chosen one. */
function changedLanguages(
  { versions }: Pick<LawyerGroup, 'versions'>,
  chosenOffices: ChosenOffices,
) {
  return Object.entries(chosenOffices).flatMap(([lang, id]) => {
    const version = versions[lang];
    const isChanged = id !== undefined && version && toText(version.office?.officeId) !== id;
    return isChanged ? [lang] : [];
  });
}

function withOffices(
  values: LawyerValues,
  group: LawyerGroup,
  chosenOffices: ChosenOffices,
): LawyerValues {
  const versions = changedLanguages(group, chosenOffices).map((lang) => {
    const version = values.versions[lang] ?? EMPTY_VERSION;
    return [lang, { ...version, officeId: chosenOffices[lang] ?? '' }] as const;
  });
  return { ...values, versions: { ...values.versions, ...Object.fromEntries(versions) } };
}

/** Renders the dialog that assigns an office to several lawyers, per language: a choice fills in its counterparts (D22). */
export function OfficeChangeDialog({ rows, onChange, onClose }: BulkDialogProps<ListedLawyer>) {
  const { t } = useLingui();
  const id = useId();
  const { codes, nameOf: languageOf } = useLanguageNames();
  const nameOf = useLawyerName();
  const { choices, isLoading, failureNotice, mutationOf } = useLawyerBulkChange();
  const offices = choices?.offices ?? {};
  const [chosenOffices, setChosenOffices] = useState<ChosenOffices>({});
  const choose = (lang: string, officeId: string | undefined) => {
    const nextOffices: Record<string, string | undefined> = { ...chosenOffices, [lang]: officeId };
    if (officeId !== undefined)
      for (const otherLang of codes) {
        const suggestedId = findCounterpart(offices, lang, officeId, otherLang)?.id;
        if (nextOffices[otherLang] === undefined && suggestedId !== undefined)
          nextOffices[otherLang] = String(suggestedId);
      }
    setChosenOffices(nextOffices);
  };
  const rowsToChange = rows.filter((row) => changedLanguages(row, chosenOffices).length > 0);
  const count = rowsToChange.length;
  const chosenNames = codes.flatMap((lang) => {
    const office = toArray(offices[lang]).find(
      (candidate) => String(candidate.id) === chosenOffices[lang],
    );
    return office ? [[lang, office.name] as const] : [];
  });
  const names = useTextsByLanguageFormatter()(Object.fromEntries(chosenNames));
  return (
    <BulkChangeDialog
      title={t`Change office`}
      okText={t`Change office`}
      {...{ rowsToChange, keyOf, nameOf, onClose }}
      unchangedGroups={[
        {
          reason: <Trans>Already there, or without a version in a chosen language</Trans>,
          rows: rows.filter((row) => !rowsToChange.includes(row)),
        },
      ]}
      fields={
        <>
          {failureNotice}
          {codes.map((lang) => {
            const language = languageOf(lang);
            return (
              <Form.Item key={lang} label={t`Office (${language})`} htmlFor={`${id}-${lang}`}>
                <div {...languageAttributes(lang)}>
                  <Select<string>
                    id={`${id}-${lang}`}
                    allowClear={{ label: t`Clear selection` }}
                    loading={isLoading}
                    placeholder={t`No change`}
                    showSearch={{ optionFilterProp: 'label' }}
                    value={chosenOffices[lang] ?? null}
                    options={toArray(offices[lang]).map((office) => ({
                      value: String(office.id),
                      label: office.name,
                    }))}
                    onChange={(officeId?: string) => choose(lang, officeId)}
                  />
                </div>
              </Form.Item>
            );
          })}
        </>
      }
      summary={
        names && (
          <Plural
            value={count}
            one={`# lawyer will have the office ${names}, here and on the site.`}
            other={`# lawyers will have the office ${names}, here and on the site.`}
          />
        )
      }
      onConfirm={(lawyers) =>
        onChange(
          lawyers,
          mutationOf('office', (values, group) => withOffices(values, group, chosenOffices)),
        )
      }
    />
  );
}
