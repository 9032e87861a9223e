import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DeleteQuestion } from '../../kit/delete-question';
import { useLanguageNames } from '../../kit/language-names';
import { useNameList } from '../../kit/name-list';
import { useLastInQuestion } from '../../kit/use-last-in-question';
import { versionsOf, type ListedLawyer } from '../lawyer';

interface LawyerDeletionProps {
  /** The lawyers in question; none asks nothing. */
  lawyers: readonly ListedLawyer[];
  onDelete: (lawyers: readonly ListedLawyer[]) => void;
  onClose: () => void;
}

/** Asks before lawyers are deleted, and says that all their languages go (D28). */
export function LawyerDeletion({ lawyers, onDelete, onClose }: LawyerDeletionProps) {
  const { t } = useLingui();
  const listed = useNameList();
  const { nameOf } = useLanguageNames();
  const shown = useLastInQuestion(lawyers);
  const first = shown[0];
  if (!first) return null;
  const { name } = first.main;
  const codes = [...new Set(shown.flatMap((one) => versionsOf(one).map(({ lang }) => lang)))];
  const languages = listed(codes.map(nameOf));
  const count = shown.length;
  return (
    <DeleteQuestion
      open={lawyers.length > 0}
      title={count === 1 ? t`Delete this lawyer?` : t`Delete these lawyers?`}
      confirm={codes.length > 1 ? t`Delete in all languages` : t`Delete`}
      onDelete={() => onDelete(shown)}
      onClose={onClose}
    >
      <p>
        {count === 1 ? (
          <Trans>
            “{name}” will be removed in all languages ({languages}), here and on the site, and can
            no longer be found under People.
          </Trans>
        ) : (
          <Plural
            value={count}
            one={`# lawyer will be removed in all languages (${languages}), here and on the site.`}
            other={`# lawyers will be removed in all languages (${languages}), here and on the site.`}
          />
        )}{' '}
        <Trans>You can undo this for some seconds.</Trans>
      </p>
      {count > 1 && (
        <ul>
          {shown.map(({ no, main }) => (
            <li key={no}>{main.name}</li>
          ))}
        </ul>
      )}
    </DeleteQuestion>
  );
}
