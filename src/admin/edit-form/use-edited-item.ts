import { useEffect, useId, useMemo, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '@/api/errors';
import { useContentLanguages } from '@/api/admin/languages';
import { itemOptions } from '@/api/use-query';
import type { EditedItemType, EditedValues, EditedItem } from './edited-item';

const DOCUMENT = 'document';

/** Forgets the documents of earlier visits, which nobody asks for again: their full texts would pile up. */
function useForgetOthers(own: string): void {
  const { cache } = useSWRConfig();
  useEffect(() => {
    const [prefix = ''] = unstable_serialize(['*', DOCUMENT, '']).split('""');
    for (const key of [...cache.keys()]) {
      if (key.startsWith(prefix) && key !== own) cache.delete(key);
    }
  }, [cache, own]);
}

/**
 * One life of an edited document (design 3): reads it in all languages, afresh at every visit, and knows what state its
 * screen is in. `kind` is what its section says of it. Give what comes to `EditScreen`.
 */
export function useEditedItem<Stored, Values extends EditedValues, Body>(
  kind: EditedItemType<Stored, Values, Body>,
): EditedItem<Stored, Values, Body> {
  const { item, isNew, load, toValues, toCopy, goTo } = kind;
  const known = useContentLanguages();
  const codes = known?.map(({ code }) => code) ?? [];
  // A form must not begin with what an earlier visit has read; nor does the interface language change what is edited.
  const visit = useId();
  const key = item === undefined ? null : ['*', DOCUMENT, visit, item];
  const { data, error, mutate } = useSWR<Stored | null, ApiError>(
    known ? key : null,
    () => load(codes),
    itemOptions,
  );
  useForgetOthers(unstable_serialize(key));
  const [published, setPublished] = useState<string>();
  const [reads, setReads] = useState(0);

  const waiting = !known || (item !== undefined && data === undefined && !error);
  const failed = item !== undefined && data === undefined;
  const missing = item !== undefined && data === null;
  const state = waiting ? 'waiting' : failed ? 'failed' : missing ? 'missing' : 'open';

  const stored = isNew ? null : (data ?? null);
  const source = isNew ? (data ?? undefined) : undefined;
  const values = source && toCopy ? toCopy(source, codes) : toValues(stored, codes);
  const edited = Object.keys(values.versions).join(' ');
  const languages = useMemo(
    () =>
      (edited === '' ? [] : edited.split(' ')).map(
        (code) => known?.find((one) => one.code === code) ?? { code, name: code },
      ),
    [edited, known],
  );

  // Not through SWR, which hides a failure behind what it knows already.
  const takeNewer = async () => {
    setPublished(undefined);
    const fresh = await load(codes);
    await mutate(fresh, { revalidate: false });
    setReads((count) => count + 1);
  };
  const show = async (fresh: Stored, isPublished: boolean) => {
    setPublished(isPublished ? item : undefined);
    await mutate(fresh, { revalidate: false });
  };
  const goOn = async (place: string | undefined) => {
    setPublished(place);
    await goTo?.(place);
  };

  const here = !isNew && item !== undefined;
  return {
    ...{ kind, state, error, stored, source, languages, takeNewer, show, goOn },
    initial: values,
    key: `${item ?? ''} ${isNew ? 'new' : ''} ${reads}`,
    published: here && published === item,
    retry: () => void mutate(),
  };
}
