import { useCallback, useEffect, useMemo, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { pictureSources, type PictureSource } from './picture-sources';
import { findUsedPictures, type PictureSection } from './used-pictures';

/** The items of a section; none if the request failed. */
type SectionResult = Awaited<ReturnType<PictureSource['fetchItems']>> & { error?: unknown };

/** Fetches the pictures that items use, in all sections concurrently; returns those of a section as soon as it is loaded. */
export function useUsedPictures() {
  const joinedCodes = useContentLanguages()
    ?.map(({ code }) => code)
    .join(' ');
  const sources = useMemo(
    () => (joinedCodes === undefined ? [] : pictureSources(joinedCodes.split(' '))),
    [joinedCodes],
  );
  const [results, setResults] = useState<ReadonlyMap<PictureSection, SectionResult>>(new Map());
  const load = useCallback(({ section, fetchItems }: PictureSource) => {
    const add = (result: SectionResult) =>
      setResults((before) => new Map(before).set(section, result));
    fetchItems().then(add, (error: unknown) => add({ items: [], isComplete: true, error }));
  }, []);
  useEffect(() => sources.forEach(load), [sources, load]);

  const pictures = useMemo(
    () =>
      findUsedPictures(
        sources.flatMap(({ section }) =>
          (results.get(section)?.items ?? []).map((item) => ({ ...item, section })),
        ),
      ),
    [sources, results],
  );
  return {
    pictures,
    loading: joinedCodes === undefined || results.size < sources.length,
    /** Whether every list that has loaded was fetched to its end. */
    isComplete: [...results.values()].every(({ isComplete }) => isComplete),
    /** The sections that could not be loaded, and the functions that fetch them again. */
    failures: sources.flatMap((source) => {
      const { section } = source;
      const error = results.get(section)?.error;
      if (error === undefined) return [];
      const retry = () => {
        setResults((before) => new Map([...before].filter(([name]) => name !== section)));
        load(source);
      };
      return { section, error, retry };
    }),
  };
}
