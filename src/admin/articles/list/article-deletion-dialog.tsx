import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ConfirmDeletionDialog,
  type DeletionDialogProps,
} from '@/admin/list/confirm-deletion-dialog';
import { NameList } from '@/admin/list/name-list';
import { SentenceSpace } from '@/ui/sentence-space';
import { versionsOf } from '@/admin/shared/group-versions';
import { keyOf, type ListedArticle } from '@/admin/articles/article';
import { useArticleName } from '@/admin/articles/use-article-name';

/** Renders the confirm dialog for deleting items in all their languages (D24). */
export function ArticleDeletionDialog(props: DeletionDialogProps<ListedArticle>) {
  const { t } = useLingui();
  const nameOf = useArticleName();
  return (
    <ConfirmDeletionDialog
      {...props}
      languagesOf={(item) => versionsOf(item).map(({ lang }) => lang)}
      title={() => t`Delete in all languages?`}
    >
      {({ rows, languages }) => {
        const title = rows[0] && nameOf(rows[0]);
        const count = rows.length;
        return (
          <>
            <p>
              {count === 1 ? (
                <Trans>
                  “{title}” will be deleted in all its languages ({languages}), here and on the
                  site.
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
            {count > 1 && <NameList {...{ rows, keyOf, nameOf }} />}
          </>
        );
      }}
    </ConfirmDeletionDialog>
  );
}
