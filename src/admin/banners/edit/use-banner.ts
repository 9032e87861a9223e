import { useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../../api/errors';
import { readBanner, type Banner } from '../../../api/staff/banners';
import { itemOptions } from '../../../api/use-read';

let visits = 0;

/**
 * Reads a banner for editing, afresh at every visit; nothing without `id`. The interface language is no
 * part of its key: it changes neither the banner nor what has been typed.
 */
export function useBanner(id: string | undefined) {
  // A form must not begin with what an earlier visit has read.
  const [visit] = useState(() => (visits += 1));
  return useSWR<Banner, ApiError>(
    id === undefined ? null : ['*', 'banner-for-editing', visit, id],
    () => readBanner(id ?? ''),
    itemOptions,
  );
}
