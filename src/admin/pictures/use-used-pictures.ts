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

const NONE: Results = new Map();

/** Reads the pictures that items use, section by section. Pictures appear as soon as their section has been read. */
export function useUsedPictures() {
  const languages = useContentLanguages();
  const [results, setResults] = useState(NONE);
  const key = languages?.map(({ code }) => code).join(' ');
  const sources = useMemo(
    () => (key === undefined ? undefined : pictureSources(key.split(' '))),
    [key],
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

  const known = (sources ?? []).flatMap(({ section }) => {
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
    loading: !sources || known.length < sources.length,
    /** Whether every list was read to its end. */
    isComplete: known.every(({ isComplete }) => isComplete),
    failed: known.filter(({ error }) => error !== undefined),
    /** Reads a section again. */
    retry: (section: PictureSection) => {
      setResults((before) => new Map([...before].filter(([name]) => name !== section)));
      read(section);
    },
  };
}
