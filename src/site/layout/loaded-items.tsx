import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { ApiError } from '@/api/errors';
import { ErrorNotice } from '@/ui/notices';
import { NothingPublished } from './nothing-published';

interface LoadedItemsProps<Item> {
  query: Pick<SWRResponse<readonly Item[], ApiError>, 'data' | 'error'> & { mutate: () => unknown };
  errorMessage: ReactNode;
  placeholder: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** Renders a loaded list; until then the placeholder, after a failure an error, and for an empty list the empty state. */
export function LoadedItems<Item>({
  query: { data, error, mutate },
  errorMessage,
  placeholder,
  children,
}: LoadedItemsProps<Item>) {
  if (data) return data.length === 0 ? <NothingPublished /> : children(data);
  if (!error) return placeholder;
  return (
    <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
      {errorMessage}
    </ErrorNotice>
  );
}
