import {
  EditOutlined,
  LockOutlined,
  LogoutOutlined,
  PictureOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Dropdown, Modal, Skeleton, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useProfile } from '@/api/admin/profile';
import { session } from '@/api/admin/session';
import { useLocale } from '@/i18n/use-locale';
import { formatMoment, isoMoment } from '@/lib/dates';
import { initials } from '@/lib/initials';
import { pictureUrl } from '@/lib/safe-url';
import { LazyComponent } from '@/ui/lazy-component';
import { useRequestErrorLine } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { LogOutDialog } from '@/admin/session/log-out-dialog';
import { useLogOut } from '@/admin/session/use-log-out';
import { ProfileDialogs, type ProfileDialog } from './profile-dialogs';
import styles from './shell.module.css';
import { useShellDialog } from './use-shell-dialog';

const loadDrafts = () => import('@/admin/profile/drafts-panel');

/**
 * Renders the signed-in user (`GET /admin/mine`) and the logout (D14). Works while the profile loads, and when its
 * request fails.
 */
export function ProfileMenu() {
  const { token } = useSnapshot(session);
  const { t } = useLingui();
  const { tag } = useLocale();
  const logOut = useLogOut();
  const { data, error, mutate } = useProfile();
  const messageOf = useErrorMessage();
  const lineOf = useRequestErrorLine();
  // The dialogs stay mounted while the profile is refetched.
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const [name = ''] = [data?.userName?.trim(), data?.loginAccount].filter(Boolean);
  const last = formatMoment(data?.lastLoginTime, tag, { dateStyle: 'medium', timeStyle: 'short' });

  const opener = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<ProfileDialog | null>(null);
  const show = (next: ProfileDialog) => {
    // The dialog returns the focus to its opener, and the menu item no longer exists.
    opener.current?.focus();
    setDialog(next);
  };

  const drafts = useShellDialog();
  const showDrafts = {
    key: 'drafts',
    icon: <EditOutlined aria-hidden />,
    label: t`My drafts`,
    onClick: () => {
      opener.current?.focus();
      drafts.show();
    },
  };
  const logOutItem = {
    key: 'quit',
    icon: <LogoutOutlined aria-hidden />,
    label: t`Log out`,
    extra: t`in all tabs of this browser`,
    onClick: () => {
      opener.current?.focus();
      void logOut();
    },
  };
  const failed = !data && error !== undefined && token !== null;
  const items: MenuProps['items'] = [
    ...(data
      ? [
          {
            key: 'profile',
            type: 'group' as const,
            label: (
              <>
                <strong>{name}</strong>
                {data.roleName?.trim() && <div>{data.roleName}</div>}
                {last && (
                  <div>
                    <Trans>
                      Last login: <time dateTime={isoMoment(data.lastLoginTime)}>{last}</time>
                    </Trans>
                  </div>
                )}
              </>
            ),
            children: [
              {
                key: 'password',
                icon: <LockOutlined aria-hidden />,
                label: t`Change password`,
                onClick: () => show('password'),
              },
              {
                key: 'portrait',
                icon: <PictureOutlined aria-hidden />,
                label: t`Change portrait`,
                onClick: () => show('portrait'),
              },
            ],
          },
        ]
      : []),
    ...(failed
      ? [
          {
            key: 'failed',
            type: 'group' as const,
            label: lineOf(messageOf(error)),
            children: [{ key: 'again', label: t`Try again`, onClick: () => void mutate() }],
          },
        ]
      : []),
    showDrafts,
    { type: 'divider' },
    logOutItem,
  ];

  return (
    <>
      <Dropdown
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the menu that the user has just opened takes the keys
        autoFocus
        trigger={['click']}
        placement="bottomRight"
        menu={{ items }}
        styles={{ root: { maxInlineSize: 320 } }}
      >
        <Button ref={opener} type="text" aria-haspopup="menu">
          <Avatar
            aria-hidden
            size={28}
            src={pictureUrl(data?.headImg)}
            alt=""
            {...(!initials(name) && { icon: <UserOutlined /> })}
          >
            {initials(name)}
          </Avatar>
          <span className={`${styles.word} ${styles.account}`}>{name || t`Account`}</span>
        </Button>
      </Dropdown>
      <Modal
        {...drafts.dialog}
        destroyOnHidden
        title={t`My drafts`}
        footer={null}
        width={640}
        onCancel={drafts.close}
      >
        <LazyComponent load={loadDrafts} fallback={<Skeleton active title={false} />}>
          {({ DraftsPanel }) => <DraftsPanel onLeave={drafts.closeFor} />}
        </LazyComponent>
      </Modal>
      <LogOutDialog />
      {known && <ProfileDialogs shown={dialog} profile={known} onClosed={() => setDialog(null)} />}
    </>
  );
}
