import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { Icon } from '../../../api/staff/icons';
import { IconPicture } from '../icon-picture';
import styles from '../icons.module.css';
import type { IconUses } from './use-icon-uses';

interface IconDeletionProps {
  icon: Icon;
  uses: IconUses;
  onDelete: () => void;
  onKeep: () => void;
}

/** Asks before an icon is deleted, and says where it is shown; inside the library's dialog. */
export function IconDeletion({ icon, uses, onDelete, onKeep }: IconDeletionProps) {
  const { t } = useLingui();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  const shown = uses.of(icon.iconUrl);
  return (
    <div className={styles.question} role="group" aria-label={t`Delete this icon?`}>
      <p className={styles.asked}>
        <IconPicture url={icon.iconUrl} size={24} /> <strong>{t`Delete this icon?`}</strong>
      </p>
      <div role="alert">
        {shown.length > 0 && (
          <>
            <p>
              <Trans>It is still used, and would be missing there if the server lets it go:</Trans>
            </p>
            <ul>
              {shown.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        )}
        {shown.length === 0 && uses.known === true && (
          <p>
            <Trans>No professional field uses it.</Trans>
          </p>
        )}
        {shown.length === 0 && uses.known === false && (
          <p>
            <Trans>Whether a professional field uses it could not be found out.</Trans>
          </p>
        )}
        {shown.length === 0 && uses.known === undefined && (
          <p>
            <Trans>Looking for where it is used…</Trans>
          </p>
        )}
      </div>
      <p>
        <Trans>For a few seconds you can undo it, as long as this library is open.</Trans>
      </p>
      <div className={styles.buttons}>
        <Button ref={keep} onClick={onKeep}>
          <Trans>Keep it</Trans>
        </Button>
        <Button danger disabled={uses.known === undefined} onClick={onDelete}>
          {shown.length > 0 ? <Trans>Delete it all the same</Trans> : <Trans>Delete</Trans>}
        </Button>
      </div>
    </div>
  );
}
