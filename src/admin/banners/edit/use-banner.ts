import { useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../../api/errors';
import { readBanner, type Banner } from '../../../api/staff/banners';
import { itemOptions } from '../../../api/use-read';

/** Names the draft of a banner: by its id, a new one by the banner that it begins as a copy of. */
export function bannerDraft(
  id: Banner['id'] | undefined,
  copied: Banner['id'] | undefined,
): string {
  if (id !== undefined) return `banners/${id}`;
  return `banners/${copied === undefined ? 'new' : `copy-of-${copied}`}`;
}

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
