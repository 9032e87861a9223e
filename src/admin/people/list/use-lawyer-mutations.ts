import { useLingui } from '@lingui/react/macro';
import { ensureLanguageCodes } from '@/api/admin/languages';
import { deleteLawyer, revalidateLawyers, setLawyerTop, type Lawyer } from '@/api/admin/lawyers';
import { trackPartialDeletion } from '@/api/admin/verify-deletion';
import { versionsOf } from '@/admin/shared/group-versions';
import { useLanguageNames } from '@/admin/shared/language-names';
import { createRowPins } from '@/admin/list/row-pins';
import type { RowMutation } from '@/admin/list/row-mutation';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { MessageError } from '@/admin/requests/error-message';
import { forEachVersion } from '@/admin/people/find-versions';
import { isPinned, type ListedLawyer } from '@/admin/people/lawyer';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';

/** Returns the row key of a lawyer: its `no`. */
export function keyOf({ no }: ListedLawyer): string {
  return String(no);
}

/** Fetches a lawyer before it is deleted, or only the chosen languages; undefined if it is missing. Throws `ApiError`. */
async function fetchContentToRestore(
  { mainVersion }: ListedLawyer,
  loadedCodes: readonly string[],
  chosenCodes?: readonly string[],
): Promise<DeletedContent | undefined> {
  const { loadLawyerGroup } = await import('@/admin/people/edit/lawyer-group');
  const group = await loadLawyerGroup(mainVersion.id, await ensureLanguageCodes(loadedCodes));
  if (!group) return undefined;
  const allVersions = Object.entries(group.versions);
  const versions = allVersions.filter(([lang]) => chosenCodes?.includes(lang) ?? true);
  return {
    section: 'lawyers',
    title: mainVersion.name,
    languages: versions.map(([lang]) => lang),
    partial: versions.length < allVersions.length,
    form: '/admin/people/add',
    content: { no: group.no, versions: Object.fromEntries(versions) },
  };
}

/**
 * Returns the mutations of rows in the list of lawyers: pinning in all languages (D23), and deleting with undo
 * (docs/architecture.md#6-unsaved-work). `refreshItems` runs the revalidation for the lawyers that changed.
 */
export function useLawyerMutations(
  rows: readonly ListedLawyer[] | undefined,
  refreshItems: (nos: readonly string[], refresh: () => Promise<void>) => Promise<void>,
) {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  const nameOf = useLawyerName();
  const { codes, nameOf: languageOf } = useLanguageNames();
  const mutations = useRowMutations({
    ...{ keyOf, nameOf, rows },
    revalidate: (changed) => refreshItems(changed.map(keyOf), revalidateLawyers),
  });
  const send = async (
    row: ListedLawyer,
    act: (version: Lawyer) => Promise<void>,
    chosenCodes?: readonly string[],
  ) => {
    const isChosen = ({ lang }: Lawyer) => chosenCodes?.includes(lang) ?? true;
    const uncertainLanguages = await forEachVersion(
      versionsOf(row),
      chosenCodes ?? ensureLanguageCodes(codes),
      async (version) => {
        if (isChosen(version)) await act(version);
      },
    );
    const languages = formatList(uncertainLanguages.map(languageOf));
    if (uncertainLanguages.length > 0)
      throw new MessageError(
        t`Done in the languages found. Couldn’t check whether a version exists in ${languages}, because the list of lawyers is too long. Look for it in the list.`,
      );
  };
  const deletionIn = (chosenCodes: readonly string[] | undefined): RowMutation<ListedLawyer> => ({
    name: 'delete',
    send: (row, idempotencyKeys) =>
      trackPartialDeletion((onDeleted) =>
        send(row, (version) => deleteLawyer(version, idempotencyKeys).then(onDeleted), chosenCodes),
      ),
    isDeletion: true,
    fetchContent: (row) => fetchContentToRestore(row, codes, chosenCodes),
  });
  return {
    mutations,
    pins: createRowPins(mutations, isPinned, (row, shouldPin, idempotencyKeys) =>
      send(row, ({ id }) => setLawyerTop(id, shouldPin ? 1 : 0, idempotencyKeys)),
    ),
    /** Returns the deletion of lawyers, or only of their versions in some languages. */
    deletionIn,
  };
}
