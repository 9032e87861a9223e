import { useLingui } from '@lingui/react/macro';
import { Select } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { revalidateLawyers, type Lawyer } from '@/api/admin/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import { EditorFrame } from '@/admin/list/row-edits/editor-frame';
import {
  ChangedByOthersError,
  type RowEdit,
  type RowEdits,
} from '@/admin/list/row-edits/row-edits';
import { NO_CHOICES } from '@/admin/people/edit/choices';
import { jobNamesByNo, useJobOptions } from '@/admin/people/edit/job-choices';
import type { LawyerGroup } from '@/admin/people/edit/lawyer-group';
import { jobNosOf, type LawyerValues } from '@/admin/people/edit/lawyer-values';
import { useChangeableLawyer } from '@/admin/people/edit/use-changeable-lawyer';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { MessageError } from '@/admin/requests/error-message';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { useLawyerChoices } from './use-lawyer-bulk-change';

/** The jobs of a lawyer: those of the stored versions, or the chosen ones by their `no` (D22). */
export interface JobsValue {
  versions: ListedLawyer['versions'];
  nos?: readonly string[] | undefined;
}

interface JobsEditorProps {
  /** The id of a version of the lawyer. */
  id: Lawyer['id'];
  edits: RowEdits<JobsValue>;
  rowKey: string;
}

/** Returns whether two lists have the same jobs; their order has no meaning. */
function hasSameJobs(nos: readonly string[], otherNos: readonly string[]): boolean {
  return nos.length === otherNos.length && nos.every((no) => otherNos.includes(no));
}

/** Returns the values with these jobs. Throws `ChangedByOthersError` if other jobs than these or `nosBefore` are stored. */
function withJobs(
  values: LawyerValues,
  { versions }: LawyerGroup,
  nosBefore: readonly string[],
  nos: readonly string[],
): LawyerValues {
  if (hasSameJobs(values.jobNos, nos)) return values;
  if (!hasSameJobs(values.jobNos, nosBefore))
    throw new ChangedByOthersError<JobsValue>({ versions });
  return { ...values, jobNos: [...nos] };
}

/** Renders the select that edits the jobs of a lawyer in the row, in all languages. */
export function JobsEditor({ id, edits, rowKey }: JobsEditorProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const formatList = useNameListFormatter();
  const languages = useContentLanguages() ?? [];
  const { choices, isLoading, failureNotice } = useLawyerChoices();
  const changeableLawyerOf = useChangeableLawyer();
  const saveChange = useSaveChange();
  const [isOpen, setIsOpen] = useState(true);
  const edit = useSyncExternalStore(edits.store.subscribe, () => edits.editOf(rowKey));
  const form = {
    publishedLawyer: edit ? { no: rowKey, versions: edit.base.versions } : null,
    ...{ languages, choices: choices ?? NO_CHOICES },
  };
  const options = useJobOptions(form, edit?.typed.nos ?? []);
  if (!edit) return null;
  const { base, typed } = edit;
  const nosOf = ({ versions }: JobsValue) =>
    choices ? jobNosOf({ no: rowKey, versions }, choices) : [];
  const names = jobNamesByNo(form, locale);
  const send = async ({
    base: valueBefore,
    typed: { nos },
    idempotencyKeys,
  }: RowEdit<JobsValue>) => {
    if (!nos) return;
    if (!choices) throw new MessageError(t`The jobs are not loaded yet. Please try again.`);
    await saveChange(
      changeableLawyerOf(id, choices),
      (values, group) => withJobs(values, group, nosOf(valueBefore), nos),
      idempotencyKeys,
    );
  };
  return (
    <EditorFrame
      {...{ edits, rowKey, edit, send }}
      revalidate={revalidateLawyers}
      describe={(current) => formatList(nosOf(current).map((no) => names.get(no) ?? no))}
    >
      {() => (
        // Escape closes an open list, not the editor.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
        <div
          onKeyDown={(event) => {
            if (isOpen && event.key === 'Escape') event.stopPropagation();
          }}
        >
          {failureNotice}
          <Select<string[]>
            mode="multiple"
            aria-label={t`Jobs`}
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- replaces the button that was pressed
            open={isOpen && choices !== undefined}
            onOpenChange={setIsOpen}
            loading={isLoading}
            style={{ inlineSize: '100%' }}
            showSearch={{ optionFilterProp: 'label' }}
            value={choices ? [...(typed.nos ?? nosOf(base))] : []}
            options={options}
            onChange={(nos) =>
              edits.setTypedValue(rowKey, {
                ...base,
                ...(!hasSameJobs(nos, nosOf(base)) && { nos }),
              })
            }
          />
        </div>
      )}
    </EditorFrame>
  );
}
