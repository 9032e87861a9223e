import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Modal } from 'antd';
import { useId, useState } from 'react';
import { refreshCatalogues } from '../../api/staff/catalogues';
import { useErrorMessage } from '../kit/frame/error-message';
import { focusHeadingIfLost } from '../kit/focus-heading';
import { useNameList } from '../kit/name-list';
import { allFolders, type Folder } from './catalogue-folders';
import { TOP } from './catalogue-places';
import { isOutOfDate, lackingIn, moveFolder } from './catalogue-writes';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';

interface CatalogueMoveProps {
  folder: Folder;
  /** The whole tree. */
  folders: readonly Folder[];
  /** Called with the words for what has happened. */
  onMoved: (said: string) => void;
  onClose: () => void;
}

// Spaces at the beginning of an option are not shown.
const INDENT = '\u2003';

/** Asks below which catalogue to put one, with all that lies below it, in all its languages. */
export function CatalogueMove({ folder, folders, onMoved, onClose }: CatalogueMoveProps) {
  const { t } = useLingui();
  const id = useId();
  const messageOf = useErrorMessage();
  const listed = useNameList();
  const { shelf, nameOf, languageOf } = useCataloguesScreen();
  const [chosen, setChosen] = useState(folder.parentNo);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const [open, setOpen] = useState(true);
  const name = nameOf(folder);
  const below = new Set([folder, ...allFolders(folder.children)].map(({ no }) => no));
  // Either may have been deleted by somebody else since.
  const gone = !shelf.byNo.has(folder.no);
  const parentNo = chosen === TOP || shelf.byNo.has(chosen) ? chosen : folder.parentNo;
  const unchanged = parentNo === folder.parentNo && folder.elsewhere.length === 0;

  const move = async () => {
    if (sending) return;
    if (unchanged) {
      setOpen(false);
      return;
    }
    setSending(true);
    setFailure(undefined);
    try {
      await moveFolder(shelf, folder, parentNo);
      const parent = shelf.byNo.get(parentNo);
      const parentName = parent ? nameOf(parent) : '';
      onMoved(
        parent
          ? t`“${name}” now stands below “${parentName}”.`
          : t`“${name}” now stands at the top level.`,
      );
      setOpen(false);
    } catch (error) {
      setFailure(messageOf(error));
      if (isOutOfDate(error)) await refreshCatalogues();
    } finally {
      setSending(false);
    }
  };

  const option = (one: Folder) => {
    const label = nameOf(one);
    const lacking = listed(lackingIn(shelf, folder, one.no).map(languageOf));
    return (
      <option key={one.no} value={one.no} disabled={lacking !== '' && one.no !== folder.parentNo}>
        {INDENT.repeat(one.level)}
        {lacking ? t`${label} (not in ${lacking})` : label}
      </option>
    );
  };

  return (
    <Modal
      open={open}
      title={t`Move “${name}”`}
      okText={failure ? t`Try again` : t`Move`}
      okButtonProps={{ disabled: gone }}
      cancelText={gone ? t`Close` : t`Cancel`}
      closable={false}
      confirmLoading={sending}
      cancelButtonProps={{ disabled: sending }}
      mask={{ closable: !sending }}
      keyboard={!sending}
      onOk={() => void move()}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClose();
        focusHeadingIfLost();
      }}
    >
      <div className={styles.move}>
        <label htmlFor={id}>
          <Trans>Put it below</Trans>
        </label>
        <select
          id={id}
          className={styles.select}
          value={parentNo}
          disabled={sending}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value={TOP}>{t`No other: at the top level`}</option>
          {allFolders(folders)
            .filter(({ no }) => !below.has(no))
            .map(option)}
        </select>
        <p className={styles.hint}>
          {folder.children.length > 0 ? (
            <Trans>
              What lies below it goes with it, in all languages. It comes last in its new place.
            </Trans>
          ) : (
            <Trans>It moves in all its languages, and comes last in its new place.</Trans>
          )}
        </p>
        {failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={<Trans>It was not moved.</Trans>}
            description={failure}
          />
        )}
      </div>
    </Modal>
  );
}
