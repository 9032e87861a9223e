import { useLingui } from '@lingui/react/macro';
import type { CatalogueType } from '@/api/admin/catalogues';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { versionsOf } from '@/admin/shared/group-versions';
import type { RowMutations } from '@/admin/list/row-mutation';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { NamedItem, NameVersion } from './named-items';
import type { NamedItems } from './use-named-items';

/** A deleted job or catalogue, as it is saved to be restored. */
export interface DeletedNames {
  no: string;
  /** Absent for a job. */
  type?: CatalogueType;
  versions: { lang: string; name: string; parentNo: string }[];
}

/** Returns the names of an item to save before their deletion: those in the languages `codes`, by default all. */
export function toDeletedNamesContent(
  item: NamedItem,
  codes?: readonly string[],
  type?: CatalogueType,
): Promise<DeletedContent> {
  const allVersions = versionsOf(item);
  const versions = allVersions
    .filter(({ lang }) => codes?.includes(lang) ?? true)
    .map(({ lang, name, parentNo }) => ({ lang, name, parentNo }));
  const content: DeletedNames = { no: item.no, ...(type !== undefined && { type }), versions };
  return Promise.resolve({
    section: type === undefined ? 'jobs' : 'catalogues',
    title: item.mainVersion.name,
    languages: versions.map(({ lang }) => lang),
    partial: versions.length < allVersions.length,
    content,
  });
}

interface NameDeletionOptions {
  mutations: RowMutations<NamedItem>;
  /** Absent for jobs. */
  type?: CatalogueType;
  /** Deletes versions of an item. Throws as `verifyDeletion` does. */
  send: (versions: readonly NameVersion[], idempotencyKeys: IdempotencyKeys) => Promise<void>;
  announce: (message: string) => void;
}

/**
 * Returns the function that deletes an item in the chosen languages, with time to undo
 * (docs/architecture.md#6-unsaved-work), and announces that it was deleted.
 */
export function useNameDeletion(
  { nameOf, languageOf }: Pick<NamedItems, 'nameOf' | 'languageOf'>,
  { mutations, type, send, announce }: NameDeletionOptions,
): (item: NamedItem, codes: readonly string[]) => void {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  return (item, codes) => {
    const name = nameOf(item);
    const allVersions = versionsOf(item);
    const versions = allVersions.filter(({ lang }) => codes.includes(lang));
    const languages = formatList(versions.map(({ lang }) => languageOf(lang)));
    void mutations.run([item], {
      name: 'delete',
      isDeletion: true,
      send: async (_, idempotencyKeys) => {
        await send(versions, idempotencyKeys);
        announce(
          versions.length === allVersions.length
            ? t`“${name}” has been deleted.`
            : t`“${name}” has been deleted in ${languages}.`,
        );
      },
      fetchContent: () => toDeletedNamesContent(item, codes, type),
    });
  };
}
