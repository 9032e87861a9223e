import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ConfirmDeletionDialog,
  type DeletionDialogProps,
} from '@/admin/list/confirm-deletion-dialog';
import { NameGroups, NameList } from '@/admin/list/name-list';
import { SentenceSpace } from '@/ui/sentence-space';
import { versionsOf } from '@/admin/shared/group-versions';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import { keyOf } from './use-lawyer-mutations';

/** Renders the confirm dialog for deleting lawyers in some or all languages: each language has its own record (D28). */
export function LawyerDeletionDialog(props: DeletionDialogProps<ListedLawyer>) {
  const { t } = useLingui();
  const nameOf = useLawyerName();
  return (
    <ConfirmDeletionDialog
      {...props}
      languagesOf={(lawyer) => versionsOf(lawyer).map(({ lang }) => lang)}
      title={({ length }) => (length === 1 ? t`Delete this lawyer?` : t`Delete these lawyers?`)}
    >
      {({ rows, unchangedGroups, deletesAllLanguages, languages, picker }) => {
        const name = rows[0] && nameOf(rows[0]);
        const count = rows.length;
        return (
          <>
            <p role="status">
              {count === 0 ? (
                <Trans>None of the selected items will change.</Trans>
              ) : !deletesAllLanguages ? (
                <Plural
                  value={count}
                  one={`“${name}” will be deleted in ${languages} only, here and on the site. The other languages are kept.`}
                  other={`# lawyers will be deleted in ${languages} only, here and on the site. The other languages are kept.`}
                />
              ) : count === 1 ? (
                <Trans>
                  “{name}” will be deleted in all languages ({languages}), here and on the site, and
                  will no longer appear under People.
                </Trans>
              ) : (
                <Plural
                  value={count}
                  one={`# lawyer will be deleted in all languages (${languages}), here and on the site.`}
                  other={`# lawyers will be deleted in all languages (${languages}), here and on the site.`}
                />
              )}
              {count > 0 && (
                <>
                  <SentenceSpace />
                  <Trans>You can undo this for a few seconds.</Trans>
                </>
              )}
            </p>
            {picker}
            {count > 1 && <NameList {...{ rows, keyOf, nameOf }} />}
            <NameGroups groups={unchangedGroups} {...{ keyOf, nameOf }} />
          </>
        );
      }}
    </ConfirmDeletionDialog>
  );
}
