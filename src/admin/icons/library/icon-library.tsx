import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Empty, Flex, Modal } from 'antd';
import { useState } from 'react';
import { deleteIcon, listIcons, revalidateIcons, uploadIcon, useIcons } from '@/api/admin/icons';
import { toStoredUrl } from '@/api/admin/files';
import { invalidRowsIn } from '@/api/invalid-rows';
import type { Icon } from '@/api/admin/icons';
import { toText } from '@/lib/to-text';
import { VerifiedSave } from '@/admin/edit-form/verified-save';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { isBeingDeleted } from '@/admin/list/undoable-row-actions';
import { InvalidRows } from '@/admin/list/invalid-rows';
import { QueryError } from '@/admin/page/query-states';
import type { Transfer } from '@/admin/upload/use-picture-upload';
import { fetchIconToRestore } from './deleted-icon';
import { IconDeletionAlert } from './icon-deletion-alert';
import { IconGrid } from './icon-grid';
import { useIconName } from './icon-name';
import { IconOutcome } from './icon-outcome';
import { IconUpload } from './icon-upload';
import { useIconUses } from './use-icon-uses';

interface IconLibraryProps {
  /** The icon's address in the form. */
  value: string;
  onChoose: (url: string) => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

const keyOf = ({ id }: Icon) => String(id);

interface Addition {
  file: File;
  iconsBefore: readonly Icon[];
}

/**
 * Returns the function that adds a picture to the library once and returns its address in the list; empty if the
 * response does not identify it, or the list lacks it.
 */
function useIconTransfer(): Transfer {
  const { mutate } = useIcons();
  const [{ send: sendVerified }] = useState(() => new VerifiedSave<Addition, Partial<Icon>>());
  return async (file, options) => {
    const loadIfMissing = async (icons: Icon[] | undefined) => icons ?? (await listIcons());
    const iconsBefore = (await mutate(loadIfMissing, { revalidate: false })) ?? [];
    const { id, iconUrl } = await sendVerified(
      { file, iconsBefore },
      {
        // Each picture has an idempotency key of its own (D49).
        send: () => uploadIcon(file, options),
        find: async (sentAddition) => {
          if (sentAddition.file !== file) return undefined;
          const iconsNow = await mutate(listIcons(), { revalidate: false });
          const keysBefore = new Set(sentAddition.iconsBefore.map(keyOf));
          // Others may add icons at the same time: the user has to choose the new one.
          return iconsNow?.every((icon) => keysBefore.has(keyOf(icon))) ? undefined : {};
        },
        amend: (found) => Promise.resolve(found),
      },
    );
    // Only the icon that the response identifies is chosen. The list may have its path instead of its URL (D16).
    const list = await mutate();
    const addedIcon = list?.find((icon) =>
      id === undefined ? toStoredUrl(icon.iconUrl) === iconUrl : keyOf(icon) === String(id),
    );
    return toText(addedIcon?.iconUrl);
  };
}

/** Renders the icon library (D34) in a dialog: to choose, add and delete icons. */
export function IconLibrary({ value, onChoose, onClosed }: IconLibraryProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const { data, error, mutate } = useIcons();
  const uses = useIconUses(value);
  const [chosenUrl, setChosenUrl] = useState(value);
  const [iconToDelete, setIconToDelete] = useState<Icon>();
  const nameOf = useIconName();
  const transfer = useIconTransfer();
  const mutations = useRowMutations({ keyOf, nameOf, rows: data, revalidate: revalidateIcons });
  const icons = data ?? [];
  const chosenIcon = icons.find(({ iconUrl }) => iconUrl === chosenUrl);
  const canUse = chosenIcon && !iconToDelete && !isBeingDeleted(chosenIcon, mutations);

  const remove = (deleted: Icon) => {
    setIconToDelete(undefined);
    void mutations.run([deleted], {
      name: 'delete',
      send: ({ id }, idempotencyKeys) => deleteIcon(id, idempotencyKeys),
      isDeletion: true,
      fetchContent: (icon) => fetchIconToRestore(icon, nameOf(icon)),
    });
  };

  return (
    <Modal
      open={open}
      title={t`Icon library`}
      width={760}
      okText={t`Use this icon`}
      okButtonProps={{ disabled: !canUse }}
      cancelText={t`Cancel`}
      onOk={() => {
        onChoose(chosenUrl);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={(buttons) => (
        <>
          {canUse && (
            <Button
              danger
              style={{ marginInlineEnd: 'auto' }}
              onClick={() => setIconToDelete(chosenIcon)}
            >
              <Trans>Delete this icon</Trans>
            </Button>
          )}
          {buttons}
        </>
      )}
    >
      <Flex vertical gap={12}>
        {error && <QueryError error={error} onRetry={mutate} />}
        <InvalidRows rows={invalidRowsIn(data)} />
        {!data && !error && (
          <p role="status">
            <Trans>Loading…</Trans>
          </p>
        )}
        {data?.length === 0 && (
          <Empty description={<Trans>No icons yet. Upload the first one.</Trans>} />
        )}
        {icons.length > 0 && (
          <IconGrid {...{ icons, chosenUrl, uses, mutations }} onChoose={setChosenUrl} />
        )}
        <IconOutcome icons={icons} mutations={mutations} />
        <IconUpload
          transfer={transfer}
          onUploaded={(url) => {
            if (url !== '') setChosenUrl(url);
          }}
        />
        {iconToDelete && (
          <IconDeletionAlert
            icon={iconToDelete}
            uses={uses}
            onDelete={() => remove(iconToDelete)}
            onCancel={() => setIconToDelete(undefined)}
          />
        )}
      </Flex>
    </Modal>
  );
}
