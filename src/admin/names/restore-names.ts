import { IdempotencyKeys } from '@/api/idempotency-keys';
import {
  createCatalogue,
  fetchCatalogueTrees,
  flattenCatalogues,
  updateCatalogue,
  type CatalogueInput,
  type CatalogueType,
} from '@/api/admin/catalogues';
import { createJob, listJobsByLanguage, updateJob, type JobInput } from '@/api/admin/jobs';
import type { DeletedNames } from './deleted-names';

async function restoreJob(
  { no, versions }: DeletedNames,
  languages: readonly string[],
): Promise<void> {
  const storedJobs = Object.values(await listJobsByLanguage(languages)).flatMap(
    (jobs) => jobs ?? [],
  );
  const versionsOfNo = storedJobs.filter((job) => String(job.no) === no);
  const [firstVersion] = versionsOfNo;
  const addedVersions = versions
    .filter(({ lang }) => !versionsOfNo.some((job) => job.lang === lang))
    .map(({ lang, name }): JobInput => ({
      ...(firstVersion && { no: firstVersion.no }),
      lang,
      name,
    }));
  const existingVersions = versionsOfNo.map(({ id, no: serverNo, lang, name }): JobInput => ({
    id,
    no: serverNo,
    lang,
    name,
  }));
  await (firstVersion ? updateJob : createJob)(
    [...existingVersions, ...addedVersions],
    new IdempotencyKeys(),
  );
}

async function restoreCatalogue(
  { no, versions }: DeletedNames,
  type: CatalogueType,
  languages: readonly string[],
): Promise<void> {
  const trees = await fetchCatalogueTrees(type, languages);
  const storedCatalogues = languages.flatMap((lang) => flattenCatalogues(trees[lang]));
  const versionsOfNo = storedCatalogues.filter((catalogue) => String(catalogue.no) === no);
  const [firstVersion] = versionsOfNo;
  const addedVersions = versions
    .filter(({ lang }) => !versionsOfNo.some((catalogue) => catalogue.lang === lang))
    .map(({ lang, name, parentNo }): CatalogueInput => {
      // At the top level if its parent was deleted, too.
      const parent = storedCatalogues.find(
        (other) => other.lang === lang && String(other.no) === parentNo,
      );
      const place = { parentId: parent?.id ?? null };
      return { ...(firstVersion && { no: firstVersion.no }), lang, name, type, ...place };
    });
  const existingVersions = versionsOfNo.map(
    ({ id, no: serverNo, lang, name, parentId = null }): CatalogueInput => ({
      ...{ id, no: serverNo, lang, name, type, parentId },
    }),
  );
  await (firstVersion ? updateCatalogue : createCatalogue)(
    [...existingVersions, ...addedVersions],
    new IdempotencyKeys(),
  );
}

/**
 * Creates a deleted job or catalogue again, or adds the deleted languages to it if it still exists in others. Throws
 * `ApiError`.
 */
export function restoreNames(names: DeletedNames, languages: readonly string[]): Promise<void> {
  const { type } = names;
  const allLanguages = [...new Set([...languages, ...names.versions.map(({ lang }) => lang)])];
  return type === undefined
    ? restoreJob(names, allLanguages)
    : restoreCatalogue(names, type, allLanguages);
}
