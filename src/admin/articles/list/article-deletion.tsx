import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDelete } from '@/admin/list/confirm-delete';
import { SentenceSpace } from '@/ui/sentence-space';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameList } from '@/admin/shared/use-name-list';
import { useLastRows } from '@/admin/shared/use-last-rows';
import { versionsOf, type ListedArticle } from '@/admin/articles/article';

interface ArticleDeletionProps {
  /** The items to delete; none closes the dialog. */
  groups: readonly ListedArticle[];
  onDelete: (groups: readonly ListedArticle[]) => void;
  onClose: () => void;
}

/** Renders the confirm dialog for deleting items in all their languages (D24). */
export function ArticleDeletion({ groups, onDelete, onClose }: ArticleDeletionProps) {
  const { t } = useLingui();
  const listed = useNameList();
  const { nameOf } = useLanguageNames();
  const shown = useLastRows(groups);
  const first = shown[0];
  if (!first) return null;
  const { title } = first.main;
  const codes = [...new Set(shown.flatMap((group) => versionsOf(group).map(({ lang }) => lang)))];
  const languages = listed(codes.map(nameOf));
  const count = shown.length;
  return (
    <ConfirmDelete
      open={groups.length > 0}
      title={t`Delete in all languages?`}
      confirm={codes.length > 1 ? t`Delete in all languages` : t`Delete`}
      onDelete={() => onDelete(shown)}
      onClose={onClose}
    >
      <p>
        {count === 1 ? (
          <Trans>
            “{title}” will be deleted in all its languages ({languages}), here and on the site.
          </Trans>
        ) : (
          <Plural
            value={count}
            one={`# item will be deleted in all its languages (${languages}), here and on the site.`}
            other={`# items will be deleted in all their languages (${languages}), here and on the site.`}
          />
        )}
        <SentenceSpace />
        <Trans>You can undo this for a few seconds.</Trans>
      </p>
      {count > 1 && (
        <ul>
          {shown.map(({ no, main }) => (
            <li key={no}>{main.title}</li>
          ))}
        </ul>
      )}
    </ConfirmDelete>
  );
}
