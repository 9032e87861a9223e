import { useState } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { useAccount } from '@/admin/shared/use-account';
import { FROM_DESKTOP, useMedia } from '@/admin/shared/use-media';

/** Languages beside each other, or each at full width. */
export type Arrangement = 'beside' | 'single';

// eslint-disable-next-line lingui/no-unlocalized-strings -- a media query
const WIDEST = '(min-width: 1920px)';

/**
 * How as many languages are arranged: as the account has chosen in this browser, where there is room to choose; until then
 * beside each other.
 */
export function useArrangement(languages: number) {
  const wide = useMedia(FROM_DESKTOP);
  const widest = useMedia(WIDEST);
  const account = useAccount();
  const key = `lawfirm_languages_${account ?? ''}`;
  const [chosen, setChosen] = useState<Arrangement>();
  const fits = languages <= (widest ? 3 : wide ? 2 : 1);
  const preferred = chosen ?? readStored('localStorage', key) ?? 'beside';
  return {
    /** Whether there is anything to choose. */
    open: fits && languages > 1,
    beside: fits && (languages === 1 || preferred === 'beside'),
    choose: (arrangement: Arrangement) => {
      writeStored('localStorage', key, arrangement);
      setChosen(arrangement);
    },
  };
}
