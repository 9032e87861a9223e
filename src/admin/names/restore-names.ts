import { IdempotencyKeys } from '@/api/idempotency-keys';
import { createCatalogue, fetchCatalogueTrees, updateCatalogue } from '@/api/admin/catalogues';
import { createJob, listJobsByLanguage, updateJob } from '@/api/admin/jobs';
import { versionsOf } from '@/admin/shared/group-versions';
import type { DeletedNames } from './deleted-names';
import { allItems, buildTree, serverNoInput, parentIdIn, readSiblings } from './named-items';

/** Creates a deleted job or catalogue again, or adds the deleted languages to the remaining ones. Throws `ApiError`. */
export async function restoreNames(
  { no, type, versions }: DeletedNames,
  languages: readonly string[],
): Promise<void> {
  const codes = [...new Set([...languages, ...versions.map(({ lang }) => lang)])];
  const storedNames = await (type === undefined
    ? listJobsByLanguage(codes)
    : fetchCatalogueTrees(type, codes));
  const items = allItems(buildTree(readSiblings(storedNames, codes), codes));
  const itemsByNo = new Map(items.map((item) => [item.no, item]));
  const item = itemsByNo.get(no);
  const allVersions = [
    ...versionsOf(item).map((version) => ({
      ...version,
      ids: { id: version.id, ...serverNoInput(version) },
    })),
    ...versions
      .filter(({ lang }) => !item?.versions[lang])
      .map((version) => ({ ...version, ids: item ? serverNoInput(item.mainVersion) : {} })),
  ];
  const idempotencyKeys = new IdempotencyKeys();
  if (type === undefined) {
    const jobs = allVersions.map(({ ids, lang, name }) => ({ ...ids, lang, name }));
    return (item ? updateJob : createJob)(jobs, idempotencyKeys);
  }
  const catalogues = allVersions.map(({ ids, lang, name, parentNo }) => ({
    ...{ ...ids, lang, name, type },
    // At the top level if the parent was deleted, too, or lacks the language.
    parentId: parentIdIn(itemsByNo, parentNo, lang) ?? null,
  }));
  return (item ? updateCatalogue : createCatalogue)(catalogues, idempotencyKeys);
}
