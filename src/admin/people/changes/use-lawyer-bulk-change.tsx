import { useContentLanguages } from '@/api/admin/languages';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import type { RowMutation } from '@/admin/list/row-mutation';
import type { LawyerGroup } from '@/admin/people/edit/lawyer-group';
import type { LawyerValues } from '@/admin/people/edit/lawyer-values';
import { useChangeableLawyer } from '@/admin/people/edit/use-changeable-lawyer';
import { useChoices } from '@/admin/people/edit/use-choices';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';

type Change = (values: LawyerValues, group: LawyerGroup) => LawyerValues;

/** Returns the jobs, professional fields and offices to choose from, and a notice with a retry if they failed to load. */
export function useLawyerChoices() {
  const messageOf = useErrorMessage();
  const languages = useContentLanguages();
  const { data: choices, error, retry } = useChoices(languages?.map(({ code }) => code));
  return {
    choices,
    isLoading: !choices && error === undefined,
    failureNotice: error !== undefined && (
      <FailedRequest message={messageOf(error)} onRetry={retry} />
    ),
  };
}

/** Adds to `useLawyerChoices` the function that turns a change of values into a mutation of rows. */
export function useLawyerBulkChange() {
  const lawyerChoices = useLawyerChoices();
  const { choices } = lawyerChoices;
  const changeableLawyerOf = useChangeableLawyer();
  const saveChange = useSaveChange();
  return {
    ...lawyerChoices,
    mutationOf: (name: string, change: Change): RowMutation<ListedLawyer> => ({
      name,
      send: async ({ mainVersion }, idempotencyKeys) => {
        if (!choices) return;
        await saveChange(changeableLawyerOf(mainVersion.id, choices), change, idempotencyKeys);
      },
    }),
  };
}
