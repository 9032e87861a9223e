import {
  EditOutlined,
  LockOutlined,
  LogoutOutlined,
  PictureOutlined,
  QuestionCircleOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Avatar, Button, Dropdown, Modal, Skeleton, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useProfile, type AdminProfile } from '@/api/admin/profile';
import { session } from '@/api/admin/session';
import { useLocale } from '@/i18n/use-locale';
import { formatMoment, isoMoment } from '@/lib/dates';
import { initials } from '@/lib/initials';
import { pictureUrl } from '@/lib/safe-url';
import { LazyComponent } from '@/ui/lazy-component';
import { useRequestErrorLine } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { LogOutDialog } from '@/admin/session/log-out-dialog';
import { deletedItemsPanel } from '@/admin/shared/deleted-item-store';
import { useLogOut } from '@/admin/session/use-log-out';
import { ProfileDialogs, type ProfileDialog } from './profile-dialogs';
import styles from './admin-layout.module.css';
import { DeletionNotice } from './deletion-notice';
import { useLayoutDialog } from './use-layout-dialog';

const loadDrafts = () => import('@/admin/profile/drafts-panel');

/** Returns the name to show for an account; empty while it is unknown. */
function nameOf(profile: AdminProfile | undefined): string {
  const [name = ''] = [profile?.userName?.trim(), profile?.loginAccount].filter(Boolean);
  return name;
}

/**
 * Renders the profile menu with its dialogs: the logged-in user, drafts and deleted items, the handbook and the logout
 * (D14, D34). All but the user works while the profile loads, and when its request fails.
 */
export function ProfileMenu() {
  const { t } = useLingui();
  const { data } = useProfile();
  // The dialogs stay mounted while the profile is refetched.
  const [lastProfile, setLastProfile] = useState(data);
  if (data && data !== lastProfile) setLastProfile(data);
  const name = nameOf(data);

  const opener = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<ProfileDialog | null>(null);
  const drafts = useLayoutDialog();
  const [tab, setTab] = useState<'drafts' | 'deleted'>('drafts');
  const { openRequestCount } = useSnapshot(deletedItemsPanel);
  const [lastOpenRequestCount, setLastOpenRequestCount] = useState(openRequestCount);
  if (openRequestCount !== lastOpenRequestCount) {
    setLastOpenRequestCount(openRequestCount);
    setTab('deleted');
    drafts.show();
  }
  const items = useMenuItems({
    // The dialog returns the focus to its opener, and the menu item no longer exists.
    focusOpener: () => opener.current?.focus(),
    onDialog: setDialog,
    onDrafts: () => {
      setTab('drafts');
      drafts.show();
    },
  });

  return (
    <>
      <Dropdown
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu that the user has just opened takes the keys
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
          <span className={`${styles.tabletLabel} ${styles.account}`}>{name || t`Account`}</span>
        </Button>
      </Dropdown>
      <Modal
        {...drafts.dialog}
        destroyOnHidden
        title={t`Drafts and deleted items`}
        footer={null}
        width={640}
        onCancel={drafts.close}
      >
        <LazyComponent load={loadDrafts} fallback={<Skeleton active title={false} />}>
          {({ DraftsPanel }) => <DraftsPanel tab={tab} onNavigate={drafts.closeOnNavigation} />}
        </LazyComponent>
      </Modal>
      <DeletionNotice />
      <LogOutDialog />
      {lastProfile && (
        <ProfileDialogs
          openDialog={dialog}
          profile={lastProfile}
          onClosed={() => setDialog(null)}
        />
      )}
    </>
  );
}

interface MenuOptions {
  focusOpener: () => void;
  onDialog: (dialog: ProfileDialog) => void;
  onDrafts: () => void;
}

function useMenuItems({
  focusOpener,
  onDialog,
  onDrafts,
}: MenuOptions): NonNullable<MenuProps['items']> {
  const { token } = useSnapshot(session);
  const { t } = useLingui();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const { data, error, mutate } = useProfile();
  const messageOf = useErrorMessage();
  const errorLineOf = useRequestErrorLine();
  const hasFailed = !data && error !== undefined && token !== null;
  const focusOpenerAndRun = (act: () => void) => () => {
    focusOpener();
    act();
  };
  return [
    ...(data
      ? [
          {
            key: 'profile',
            type: 'group' as const,
            label: <Account profile={data} />,
            children: [
              {
                key: 'password',
                icon: <LockOutlined aria-hidden />,
                label: t`Change password`,
                onClick: focusOpenerAndRun(() => onDialog('password')),
              },
              {
                key: 'portrait',
                icon: <PictureOutlined aria-hidden />,
                label: t`Change portrait`,
                onClick: focusOpenerAndRun(() => onDialog('portrait')),
              },
            ],
          },
        ]
      : []),
    ...(hasFailed
      ? [
          {
            key: 'failed',
            type: 'group' as const,
            label: errorLineOf(messageOf(error)),
            children: [{ key: 'again', label: t`Try again`, onClick: () => void mutate() }],
          },
        ]
      : []),
    {
      key: 'drafts',
      icon: <EditOutlined aria-hidden />,
      label: t`Drafts and deleted items`,
      onClick: focusOpenerAndRun(onDrafts),
    },
    {
      key: 'help',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: t`Help`,
      onClick: () => void navigate({ to: '/admin/help/{-$page}' }),
    },
    { type: 'divider' },
    {
      key: 'quit',
      icon: <LogoutOutlined aria-hidden />,
      label: t`Log out`,
      extra: t`in all tabs of this browser`,
      onClick: focusOpenerAndRun(() => void logOut()),
    },
  ];
}

function Account({ profile }: { profile: AdminProfile }) {
  const { tag } = useLocale();
  const { lastLoginTime, roleName } = profile;
  const lastLogin = formatMoment(lastLoginTime, tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <strong>{nameOf(profile)}</strong>
      {roleName?.trim() && <div>{roleName}</div>}
      {lastLogin && (
        <div>
          <Trans>
            Last login: <time dateTime={isoMoment(lastLoginTime)}>{lastLogin}</time>
          </Trans>
        </div>
      )}
    </>
  );
}
