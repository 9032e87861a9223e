import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '@/api/admin/banners';
import { ConfirmDelete } from '@/admin/list/confirm-delete';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useLastRows } from '@/admin/shared/use-last-rows';
import { useBannerName } from './banner-cells';

interface BannerDeletionProps {
  /** The banners to delete; none closes the dialog. */
  banners: readonly Banner[];
  onDelete: (banners: readonly Banner[]) => void;
  onClose: () => void;
}

/** Renders the confirm dialog for deleting banners, with a note that banners of other languages stay (D26). */
export function BannerDeletion({ banners, onDelete, onClose }: BannerDeletionProps) {
  const { t } = useLingui();
  const { nameOf: languageNameOf } = useLanguageNames();
  const nameOf = useBannerName();
  const shown = useLastRows(banners);
  const [first] = shown;
  if (!first) return null;
  const count = shown.length;
  const name = nameOf(first);
  const language = languageNameOf(first.lang);
  return (
    <ConfirmDelete
      open={banners.length > 0}
      title={count === 1 ? t`Delete this banner?` : t`Delete these banners?`}
      confirm={t`Delete`}
      onDelete={() => onDelete(shown)}
      onClose={onClose}
    >
      {count === 1 ? (
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
              value={count}
              one="# banner will be deleted, here and on the home page:"
              other="# banners will be deleted, here and on the home page:"
            />
          </p>
          <ul>
            {shown.map((banner) => (
              <li key={banner.id}>{nameOf(banner)}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Trans>You can undo this for a few seconds.</Trans>
      </p>
    </ConfirmDelete>
  );
}
