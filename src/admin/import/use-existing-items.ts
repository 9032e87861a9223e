import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExistingItems, ImportType } from './checked-row';

/** Reads the items that exist before the import, once per visit of the step. */
export function useExistingItems({ readExisting }: Pick<ImportType, 'readExisting'>) {
  const [data, setData] = useState<ExistingItems>();
  const [error, setError] = useState<unknown>();
  const latest = useRef(readExisting);
  useEffect(() => {
    latest.current = readExisting;
  });
  const read = useCallback(() => {
    setError(undefined);
    latest.current().then(setData, setError);
  }, []);
  useEffect(() => {
    latest.current().then(setData, setError);
  }, []);
  return { data, error, loading: data === undefined && error === undefined, retry: read };
}
