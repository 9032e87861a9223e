import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { components } from '@/api/schema.gen';
import { invalidRowsIn } from '@/api/invalid-rows';
import { useLocale } from '@/i18n/use-locale';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { Move } from '@/admin/reorder/reorder';
import { useOrder, type OrderCalls } from '@/admin/reorder/use-order';
import { useRowElements } from '@/admin/shared/use-row-elements';
import { ordersOf, positionIn, siblingsAfter } from './name-order';
import {
  allItems,
  buildTree,
  readSiblings,
  type NamedItem,
  type SiblingsByLanguage,
  type StoredNames,
} from './named-items';

type Id = components['schemas']['Id'];

/** One language version to send; a new one has no `id`. */
export interface NameInput {
  id?: Id;
  no?: Id;
  lang: string;
  name: string;
  /** The parent's version in the same language, null at the top level; absent for sections without nesting. */
  parentId?: Id | null;
}

/** The calls of a section whose items are names; the object must not change. `create` and `update` revalidate the items. */
export interface NameCalls {
  canNest: boolean;
  /** Throws `ApiError`. */
  fetch: (languages: readonly string[]) => Promise<StoredNames>;
  /** Returns the query for the stored items of the screen; sends no request until the languages are known. */
  useStoredNames: (languages: readonly string[] | undefined) => {
    data: StoredNames | undefined;
    error?: unknown;
    mutate: () => Promise<unknown>;
  };
  /** Fetches one stored version, if the section has a call for it. Throws `ApiError`, 404 if it was deleted. */
  fetchVersion?: (version: { id: Id; lang: string }) => Promise<{ name: string }>;
  create: (versions: NameInput[], idempotencyKeys: IdempotencyKeys) => Promise<void>;
  update: (versions: NameInput[], idempotencyKeys: IdempotencyKeys) => Promise<void>;
  /** Sends one of the adjacent moves of a series (D27). */
  sort: (move: Move) => Promise<void>;
  /** Refetches the stored items and updates the screen's query with them. Throws `ApiError`. */
  refetch: (languages: readonly string[]) => Promise<StoredNames>;
  revalidate: () => Promise<void>;
}

export type NamedItems = ReturnType<typeof useNamedItems>;

/** Returns the items of all languages as one tree; the interface language comes first, and determines order and names. */
export function useNamedItems(calls: NameCalls, announce: (message: string) => void) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { codes: languages, nameOf: languageOf } = useLanguageNames();
  const { data, error, mutate } = calls.useStoredNames(
    languages.length > 0 ? languages : undefined,
  );
  const joinedCodes = languages.join();
  const codes = useMemo(() => {
    const languageCodes = joinedCodes.split(',');
    return languageCodes.includes(locale)
      ? [locale, ...languageCodes.filter((code) => code !== locale)]
      : languageCodes;
  }, [joinedCodes, locale]);
  const storedSiblings = useMemo(() => readSiblings(data ?? {}, codes), [data, codes]);
  const orderCalls = useMemo<OrderCalls<SiblingsByLanguage>>(
    () => ({
      ordersOf,
      applyReorder: siblingsAfter,
      send: calls.sort,
      fetch: async () => readSiblings(await calls.refetch(joinedCodes.split(',')), codes),
      positionOf: (siblingsByLanguage, no) => positionIn(siblingsByLanguage, codes, no),
    }),
    [calls, joinedCodes, codes],
  );
  const order = useOrder(storedSiblings, orderCalls, announce);
  const items = useMemo(() => buildTree(order.state, codes), [order.state, codes]);
  const itemsByNo: ReadonlyMap<string, NamedItem> = useMemo(
    () => new Map(allItems(items).map((item) => [item.no, item])),
    [items],
  );
  const [collapsedNos, setCollapsedNos] = useState<ReadonlySet<string>>(new Set());
  return {
    calls,
    codes,
    items,
    itemsByNo,
    order,
    focusElements: useRowElements(),
    collapsedNos,
    setExpanded: (no: string, isExpanded: boolean) =>
      setCollapsedNos(
        (all) => new Set(isExpanded ? [...all].filter((other) => other !== no) : [...all, no]),
      ),
    siblingsOf: ({ parentNo }: NamedItem) => itemsByNo.get(parentNo)?.children ?? items,
    nameOf: ({ mainVersion }: NamedItem) => mainVersion.name.trim() || t`Untitled`,
    languageOf,
    isReady: data !== undefined,
    invalidRows: useMemo(() => invalidRowsIn(data), [data]),
    error,
    retry: mutate,
  };
}
