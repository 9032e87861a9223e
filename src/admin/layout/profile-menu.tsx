import { LockOutlined, LogoutOutlined, PictureOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useProfile, type AdminProfile } from '../../api/staff/profile';
import { useLocale } from '../../i18n/use-locale';
import { formatMoment, isoMoment } from '../../lib/dates';
import { useErrorMessage } from '../kit/frame/error-message';
import { ProfileDialogs, type ProfileDialog } from './profile-dialogs';
import { useLogOut } from '../session/use-log-out';
import { Portrait } from './portrait';
import { useSnapshot } from 'valtio/react';
import { session } from '../../api/staff/session';
import styles from './profile-menu.module.css';

const PANEL = 'profile';

function nameOf(profile: AdminProfile | undefined): string {
  if (profile?.userName?.trim()) return profile.userName.trim();
  return profile?.loginAccount ?? '';
}

/**
 * Who is signed in (`GET /admin/mine`), and the way out (D14). Works while the profile loads, and
 * when it cannot be read.
 */
export function ProfileMenu() {
  const { token } = useSnapshot(session);
  const { t } = useLingui();
  const { tag } = useLocale();
  const logOut = useLogOut();
  const { data, error, mutate } = useProfile();
  const messageOf = useErrorMessage();
  // The dialogs stay while the profile is read again.
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const name = nameOf(data);
  const role = data?.roleName?.trim();
  const last = formatMoment(data?.lastLoginTime, tag, { dateStyle: 'long', timeStyle: 'short' });

  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<ProfileDialog | null>(null);
  const show = (next: ProfileDialog) => {
    panel.current?.hidePopover?.();
    // The dialog gives the focus back to where it was opened, and the menu's item will be gone.
    opener.current?.focus();
    setDialog(next);
  };

  return (
    <>
      <button ref={opener} type="button" className={styles.opener} popoverTarget={PANEL}>
        <Portrait src={data?.headImg} name={name} />
        <span className={styles.who}>{name || t`Account`}</span>
      </button>
      <div ref={panel} id={PANEL} popover="auto" className={styles.panel}>
        {data && (
          <div className={styles.facts}>
            <p className={styles.name}>{name}</p>
            {role && <p>{role}</p>}
            {last && (
              <p>
                <Trans>
                  Last login: <time dateTime={isoMoment(data.lastLoginTime)}>{last}</time>
                </Trans>
              </p>
            )}
          </div>
        )}
        {!data && error && token !== null && (
          <div className={styles.facts} role="alert">
            <p>{messageOf(error)}</p>
            <button type="button" className={styles.again} onClick={() => void mutate()}>
              <Trans>Try again</Trans>
            </button>
          </div>
        )}
        {data && (
          <>
            <button type="button" className={styles.action} onClick={() => show('password')}>
              <LockOutlined aria-hidden />
              <Trans>Change the password</Trans>
            </button>
            <button type="button" className={styles.action} onClick={() => show('portrait')}>
              <PictureOutlined aria-hidden />
              <Trans>Change the portrait</Trans>
            </button>
          </>
        )}
        <button
          type="button"
          className={styles.action}
          aria-describedby={`${PANEL}-reach`}
          onClick={() => void logOut()}
        >
          <LogoutOutlined aria-hidden />
          <span>
            <Trans>Log out</Trans>
            <span id={`${PANEL}-reach`} className={styles.hint} aria-hidden>
              <Trans>in all tabs of this browser</Trans>
            </span>
          </span>
        </button>
      </div>
      {known && <ProfileDialogs shown={dialog} profile={known} onClosed={() => setDialog(null)} />}
    </>
  );
}
