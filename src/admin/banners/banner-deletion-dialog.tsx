import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '@/api/admin/banners';
import {
  ConfirmDeletionDialog,
  type DeletionDialogProps,
} from '@/admin/list/confirm-deletion-dialog';
import { NameList } from '@/admin/list/name-list';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useBannerName } from './banner-columns';
import { keyOf } from './use-banner-mutations';

/** Renders the confirm dialog for deleting banners; for one, it notes that banners of other languages stay (D26). */
export function BannerDeletionDialog(props: DeletionDialogProps<Banner>) {
  const { t } = useLingui();
  const { nameOf: languageNameOf } = useLanguageNames();
  const nameOf = useBannerName();
  const consequences = (rows: readonly Banner[]) => {
    const [first] = rows;
    const name = first && nameOf(first);
    const language = languageNameOf(first?.lang ?? '');
    return rows.length === 1 ? (
      <p>
        <Trans>
          “{name}” will be deleted in {language}, here and on the home page. Banners in other
          languages are kept.
        </Trans>
      </p>
    ) : (
      <>
        <p>
          <Plural
            value={rows.length}
            one="# banner will be deleted, here and on the home page:"
            other="# banners will be deleted, here and on the home page:"
          />
        </p>
        <NameList rows={rows} {...{ keyOf, nameOf }} />
      </>
    );
  };
  return (
    <ConfirmDeletionDialog
      {...props}
      title={({ length }) => (length === 1 ? t`Delete this banner?` : t`Delete these banners?`)}
    >
      {({ rows }) => (
        <>
          {consequences(rows)}
          <p>
            <Trans>You can undo this for a few seconds.</Trans>
          </p>
        </>
      )}
    </ConfirmDeletionDialog>
  );
}
