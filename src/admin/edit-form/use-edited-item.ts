import { useEffect, useId, useMemo, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '@/api/errors';
import { languageByCode, useContentLanguages } from '@/api/admin/languages';
import { itemOptions } from '@/api/use-query';
import { useDraftOwner } from '@/admin/shared/draft-owner';
import { removeDeletedItems, listDeletedItems } from '@/admin/shared/deleted-item-store';
import type { EditedItemType, EditedValues, EditedItem } from './edited-item';

const EDITED_ITEM = 'edited-item';

/** Removes the items of earlier visits from the SWR cache: their full texts would pile up. */
function useForgetOthers(own: string): void {
  const { cache } = useSWRConfig();
  useEffect(() => {
    const [prefix = ''] = unstable_serialize(['*', EDITED_ITEM, '']).split('""');
    for (const key of [...cache.keys()]) {
      if (key.startsWith(prefix) && key !== own) cache.delete(key);
    }
  }, [cache, own]);
}

/**
 * Loads an edited item in all languages at every visit and returns its state
 * (docs/architecture.md#3-structure-and-imports). `type` has the functions of the section. Pass the result to `EditScreen`.
 */
export function useEditedItem<Stored, Values extends EditedValues, Body>(
  type: EditedItemType<Stored, Values, Body>,
): EditedItem<Stored, Values, Body> {
  const { item: named, isNew, toValues, toCopy, toRestored, navigateTo } = type;
  const restored = isNew ? type.restored : undefined;
  const owner = useDraftOwner();
  const item = restored === undefined ? named : `restored-${restored}`;
  const load: typeof type.load = async (languages, stored) => {
    if (restored === undefined) return type.load(languages, stored);
    const deleted = owner ? await listDeletedItems(owner) : [];
    // Written by `fetchContent` of the same section.
    return (deleted.find(({ id }) => id === restored)?.content ?? null) as Stored | null;
  };
  const known = useContentLanguages();
  const codes = known?.map(({ code }) => code) ?? [];
  // A form must not start with data of an earlier visit; nor does the interface language change the edited item.
  const visit = useId();
  const key = item === undefined ? null : ['*', EDITED_ITEM, visit, item];
  const { data, error, mutate } = useSWR<Stored | null, ApiError>(
    known && (restored === undefined || owner) ? key : null,
    () => load(codes),
    itemOptions,
  );
  useForgetOthers(unstable_serialize(key));
  const [published, setPublished] = useState<string>();
  const [loads, setLoads] = useState(0);

  const waiting = !known || (item !== undefined && data === undefined && !error);
  const failed = item !== undefined && data === undefined;
  const missing = item !== undefined && data === null;
  const state = waiting ? 'waiting' : failed ? 'failed' : missing ? 'missing' : 'open';

  const stored = isNew ? null : (data ?? null);
  const template = isNew ? (data ?? undefined) : undefined;
  const source = restored === undefined ? template : undefined;
  const toNew = restored === undefined ? toCopy : toRestored;
  const values = template && toNew ? toNew(template, codes) : toValues(stored, codes);
  const edited = Object.keys(values.versions).join(' ');
  const languages = useMemo(
    () => (edited === '' ? [] : edited.split(' ')).map((code) => languageByCode(known ?? [], code)),
    [edited, known],
  );

  // Not through SWR, which hides an error while it has data.
  const loadNewer = async () => {
    setPublished(undefined);
    const fresh = await load(codes);
    await mutate(fresh, { revalidate: false });
    setLoads((count) => count + 1);
  };
  const replaceStored = async (fresh: Stored, isPublished: boolean) => {
    setPublished(isPublished ? item : undefined);
    await mutate(fresh, { revalidate: false });
  };
  const openPublished = async (itemKey: string | undefined) => {
    setPublished(itemKey);
    if (owner && restored !== undefined) await removeDeletedItems(owner, [restored]);
    await navigateTo?.(itemKey);
  };

  const here = !isNew && item !== undefined;
  return {
    ...{ state, error, stored, source, languages, loadNewer, replaceStored, openPublished },
    type: restored === undefined ? type : { ...type, draft: `${type.draft}-${item}` },
    initial: values,
    key: `${item ?? ''} ${isNew ? 'new' : ''} ${loads}`,
    published: here && published === item,
    retry: () => void mutate(),
  };
}
