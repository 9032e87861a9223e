import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExistingItems, ImportType } from './checked-row';

/** Reads the items that exist before the import, once per visit of the step. */
export function useExistingItems({ readExistingItems }: Pick<ImportType, 'readExistingItems'>) {
  const [data, setData] = useState<ExistingItems>();
  const [error, setError] = useState<unknown>();
  const latestRead = useRef(readExistingItems);
  useEffect(() => {
    latestRead.current = readExistingItems;
  });
  const read = useCallback(() => {
    setError(undefined);
    latestRead.current().then(setData, setError);
  }, []);
  useEffect(() => {
    latestRead.current().then(setData, setError);
  }, []);
  return { data, error, loading: data === undefined && error === undefined, retry: read };
}
