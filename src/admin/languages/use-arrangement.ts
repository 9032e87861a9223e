import { useState } from 'react';
import { readStorage, writeStorage } from '@/lib/storage';
import { useAccount } from '@/admin/shared/use-account';
import { FROM_DESKTOP, useMedia } from '@/admin/shared/use-media';

/** Languages side by side, or one language at full width. */
export type Arrangement = 'beside' | 'single';

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
const WIDE_SCREEN = '(min-width: 1920px)';

/**
 * Returns how the languages are arranged: as stored for the account in this browser, by default side by side, if the
 * screen is wide enough.
 */
export function useArrangement(languageCount: number) {
  const isDesktop = useMedia(FROM_DESKTOP);
  const isWideScreen = useMedia(WIDE_SCREEN);
  const account = useAccount();
  const key = `lawfirm_languages_${account ?? ''}`;
  const [chosenArrangement, setChosenArrangement] = useState<Arrangement>();
  const fitsSideBySide = languageCount <= (isWideScreen ? 3 : isDesktop ? 2 : 1);
  const preferredArrangement = chosenArrangement ?? readStorage('localStorage', key) ?? 'beside';
  return {
    canChoose: fitsSideBySide && languageCount > 1,
    isSideBySide: fitsSideBySide && (languageCount === 1 || preferredArrangement === 'beside'),
    choose: (arrangement: Arrangement) => {
      writeStorage('localStorage', key, arrangement);
      setChosenArrangement(arrangement);
    },
  };
}
