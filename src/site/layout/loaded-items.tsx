import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { ErrorNotice } from '@/ui/notices';
import { NothingPublished } from './nothing-published';

interface LoadedItemsProps<Item> {
  query: Pick<SWRResponse<readonly Item[]>, 'data' | 'error'> & { mutate: () => unknown };
  /** Says that the items failed to load. */
  errorMessage: ReactNode;
  /** Renders while the items load. */
  placeholder: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** Renders a list once it has loaded, or that it loads, failed to load or is empty. */
export function LoadedItems<Item>({
  query: { data, error, mutate },
  errorMessage,
  placeholder,
  children,
}: LoadedItemsProps<Item>) {
  if (data) return data.length === 0 ? <NothingPublished /> : children(data);
  if (!error) return placeholder;
  return <ErrorNotice onRetry={() => void mutate()}>{errorMessage}</ErrorNotice>;
}
