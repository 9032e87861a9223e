import { useLingui } from '@lingui/react/macro';
import { joinSentences } from '@/lib/join-sentences';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { CellProblem, CheckedRow } from './checked-row';
import type { RejectedRow } from './download-rows';
import type { RowOutcome } from './item-to-import';

/** Returns the function that formats the problem of a cell. */
export function useProblemMessage(): (problem: CellProblem) => string {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  return (problem) => {
    switch (problem.type) {
      case 'invalid':
        return problem.message;
      case 'unknown-names': {
        const names = formatList(problem.names);
        return t`Not found: ${names}. Enter the name as it appears in the back office.`;
      }
      case 'ambiguous-catalogue': {
        const { name } = problem;
        return t`Several catalogues have this name. Enter the parent too: “Parent / ${name}”.`;
      }
      case 'ambiguous-name': {
        const { name } = problem;
        return t`Several entries are named “${name}”. Rename them in the back office, then import again.`;
      }
      case 'unsafe-html': {
        const parts = formatList(problem.parts);
        return t`The site does not show ${parts}. Remove this from the HTML.`;
      }
      case 'duplicate': {
        const { number } = problem;
        return t`Same as in row ${number}.`;
      }
      case 'exists':
        return t`An item with this name exists already.`;
    }
  };
}

/** Returns the function that turns an invalid row into one to download, with the messages of its errors. */
export function useRejectedRow(): (row: CheckedRow) => RejectedRow {
  const messageOf = useProblemMessage();
  return ({ cells, errors }) => ({
    cells,
    error: joinSentences([...errors.values()].map(messageOf)),
  });
}

/** Returns the function that formats why a row failed; undefined for other rows. */
export function useOutcomeMessage(): (outcome: RowOutcome) => string | undefined {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  return ({ state, error, mayBeStored, isMissing }) => {
    if (state !== 'failed') return undefined;
    if (isMissing)
      return t`The server accepted this row, but the list does not contain the new item. Retry: the import looks for it again before it sends the row.`;
    const reason = messageOf(error);
    if (!mayBeStored) return reason;
    return t`${reason} Couldn’t check whether the item was stored. “Retry failed rows” looks for it before it sends the row again. Before you import the row from a file, look for it in the list.`;
  };
}
