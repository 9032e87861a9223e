import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDelete } from '@/admin/list/confirm-delete';
import { SentenceSpace } from '@/ui/sentence-space';
import { DeletionLanguages, useDeletionLanguages } from '@/admin/list/deletion-languages';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameList } from '@/admin/shared/use-name-list';
import { useLastRows } from '@/admin/shared/use-last-rows';
import { versionsOf, type ListedLawyer } from '@/admin/people/lawyer';

interface LawyerDeletionProps {
  /** Lists the lawyers to delete; empty closes the dialog. */
  lawyers: readonly ListedLawyer[];
  /** Deletes the lawyers in the chosen languages; undefined for all. */
  onDelete: (lawyers: readonly ListedLawyer[], codes: readonly string[] | undefined) => void;
  onClose: () => void;
}

/** Renders the confirm dialog for deleting lawyers in some or all languages: each has a record of its own (D28). */
export function LawyerDeletion({ lawyers, onDelete, onClose }: LawyerDeletionProps) {
  const { t } = useLingui();
  const listed = useNameList();
  const { nameOf } = useLanguageNames();
  const shown = useLastRows(lawyers);
  const codes = [...new Set(shown.flatMap((lawyer) => versionsOf(lawyer).map(({ lang }) => lang)))];
  const picked = useDeletionLanguages(shown, codes);
  const first = shown[0];
  if (!first) return null;
  const { name } = first.main;
  const { chosen } = picked;
  const whole = chosen.length === codes.length;
  const languages = listed(chosen.map(nameOf));
  const count = shown.length;
  return (
    <ConfirmDelete
      open={lawyers.length > 0}
      title={count === 1 ? t`Delete this lawyer?` : t`Delete these lawyers?`}
      confirm={codes.length > 1 && whole ? t`Delete in all languages` : t`Delete`}
      onDelete={() => onDelete(shown, whole ? undefined : chosen)}
      onClose={onClose}
    >
      <p>
        {!whole ? (
          <Plural
            value={count}
            one={`“${name}” will be deleted in ${languages} only, here and on the site. The other languages are kept.`}
            other={`# lawyers will be deleted in ${languages} only, here and on the site. The other languages are kept.`}
          />
        ) : count === 1 ? (
          <Trans>
            “{name}” will be deleted in all languages ({languages}), here and on the site, and will
            no longer appear under People.
          </Trans>
        ) : (
          <Plural
            value={count}
            one={`# lawyer will be deleted in all languages (${languages}), here and on the site.`}
            other={`# lawyers will be deleted in all languages (${languages}), here and on the site.`}
          />
        )}
        <SentenceSpace />
        <Trans>You can undo this for a few seconds.</Trans>
      </p>
      <DeletionLanguages {...picked} />
      {count > 1 && (
        <ul>
          {shown.map(({ no, main }) => (
            <li key={no}>{main.name}</li>
          ))}
        </ul>
      )}
    </ConfirmDelete>
  );
}
