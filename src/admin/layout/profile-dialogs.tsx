import type { AdminProfile } from '@/api/admin/profile';
import { LazyComponent } from '@/ui/lazy-component';

export type ProfileDialog = 'password' | 'portrait';

interface ProfileDialogsProps {
  openDialog: ProfileDialog | null;
  profile: AdminProfile;
  onClosed: () => void;
}

const loadPassword = () => import('@/admin/profile/password-dialog');
const loadPortrait = () => import('@/admin/profile/portrait-dialog');

/** Renders the dialogs of the profile menu (D34), each loaded on first use. */
export function ProfileDialogs({ openDialog, profile, onClosed }: ProfileDialogsProps) {
  switch (openDialog) {
    case 'password':
      return (
        <LazyComponent load={loadPassword} fallback={null}>
          {({ PasswordDialog }) => (
            <PasswordDialog account={profile.loginAccount} onClosed={onClosed} />
          )}
        </LazyComponent>
      );
    case 'portrait':
      return (
        <LazyComponent load={loadPortrait} fallback={null}>
          {({ PortraitDialog }) => (
            <PortraitDialog portrait={profile.headImg ?? ''} onClosed={onClosed} />
          )}
        </LazyComponent>
      );
    case null:
      return null;
  }
}
