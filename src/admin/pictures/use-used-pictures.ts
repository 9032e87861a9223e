import { useCallback, useEffect, useMemo, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { pictureSources } from './picture-sources';
import { mergePictures, type FoundPicture, type PictureSection } from './used-pictures';

interface SectionResult {
  pictures: FoundPicture[];
  isComplete: boolean;
  error?: unknown;
}

type Results = ReadonlyMap<PictureSection, SectionResult>;

const NO_RESULTS: Results = new Map();

/** Reads the pictures that items use, section by section. Pictures appear as soon as their section has been read. */
export function useUsedPictures() {
  const languages = useContentLanguages();
  const [results, setResults] = useState(NO_RESULTS);
  const joinedCodes = languages?.map(({ code }) => code).join(' ');
  const sources = useMemo(
    () => (joinedCodes === undefined ? undefined : pictureSources(joinedCodes.split(' '))),
    [joinedCodes],
  );
  const read = useCallback(
    (section?: PictureSection) => {
      const add = (name: PictureSection, result: SectionResult) =>
        setResults((before) => new Map(before).set(name, result));
      for (const source of sources ?? []) {
        if (section !== undefined && source.section !== section) continue;
        source.read().then(
          (pictures) => add(source.section, pictures),
          (error: unknown) => add(source.section, { pictures: [], isComplete: true, error }),
        );
      }
    },
    [sources],
  );
  useEffect(() => read(), [read]);

  const loadedSections = (sources ?? []).flatMap(({ section }) => {
    const result = results.get(section);
    return result ? [{ section, ...result }] : [];
  });
  const pictures = useMemo(
    () =>
      mergePictures((sources ?? []).flatMap(({ section }) => results.get(section)?.pictures ?? [])),
    [sources, results],
  );
  return {
    pictures,
    loading: !sources || loadedSections.length < sources.length,
    /** Whether every list was read to its end. */
    isComplete: loadedSections.every(({ isComplete }) => isComplete),
    failedSections: loadedSections.filter(({ error }) => error !== undefined),
    /** Reads a section again. */
    retry: (section: PictureSection) => {
      setResults((before) => new Map([...before].filter(([name]) => name !== section)));
      read(section);
    },
  };
}
