import { useState } from 'react';
import { readStorage, writeStorage } from '@/lib/storage';
import { useAccount } from '@/admin/shared/use-account';
import { FROM_DESKTOP, useMedia } from '@/admin/shared/use-media';

/** Languages side by side, or one language at full width. */
export type Arrangement = 'beside' | 'single';

// eslint-disable-next-line lingui/no-unlocalized-strings -- a media query
const WIDE_SCREEN = '(min-width: 1920px)';

/**
 * Returns how the languages are arranged: as stored for the account in this browser, by default side by side, if the
 * screen is wide enough.
 */
export function useArrangement(languages: number) {
  const isDesktop = useMedia(FROM_DESKTOP);
  const isWideScreen = useMedia(WIDE_SCREEN);
  const account = useAccount();
  const key = `lawfirm_languages_${account ?? ''}`;
  const [chosen, setChosen] = useState<Arrangement>();
  const fitsSideBySide = languages <= (isWideScreen ? 3 : isDesktop ? 2 : 1);
  const preferred = chosen ?? readStorage('localStorage', key) ?? 'beside';
  return {
    /** Whether the user can choose. */
    canChoose: fitsSideBySide && languages > 1,
    sideBySide: fitsSideBySide && (languages === 1 || preferred === 'beside'),
    choose: (arrangement: Arrangement) => {
      writeStorage('localStorage', key, arrangement);
      setChosen(arrangement);
    },
  };
}
