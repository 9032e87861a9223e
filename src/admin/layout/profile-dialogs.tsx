import type { AdminProfile } from '@/api/admin/profile';
import { LazyPart } from '@/ui/lazy-part';

/** What can be changed of one's own profile. */
export type ProfileDialog = 'password' | 'portrait';

interface ProfileDialogsProps {
  /** Null shows none. */
  shown: ProfileDialog | null;
  profile: AdminProfile;
  onClosed: () => void;
}

const loadPassword = () => import('@/admin/profile/password-dialog');
const loadPortrait = () => import('@/admin/profile/portrait-dialog');

/** The dialogs of the profile menu (D34), each loaded when it is first asked for. */
export function ProfileDialogs({ shown, profile, onClosed }: ProfileDialogsProps) {
  switch (shown) {
    case 'password':
      return (
        <LazyPart load={loadPassword} fallback={null}>
          {({ PasswordDialog }) => (
            <PasswordDialog account={profile.loginAccount} onClosed={onClosed} />
          )}
        </LazyPart>
      );
    case 'portrait':
      return (
        <LazyPart load={loadPortrait} fallback={null}>
          {({ PortraitDialog }) => (
            <PortraitDialog portrait={profile.headImg ?? ''} onClosed={onClosed} />
          )}
        </LazyPart>
      );
    case null:
      return null;
  }
}
