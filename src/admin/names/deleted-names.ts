import type { CatalogueType } from '@/api/admin/catalogues';
import { versionsOf } from '@/lib/group-versions';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';
import type { NamedItem } from './named-items';

/** The names of a deleted job or catalogue. */
export interface DeletedNames {
  no: string;
  /** The type of a catalogue; absent for a job. */
  type?: CatalogueType;
  versions: { lang: string; name: string; parentNo: string }[];
}

/** Returns the names of an item in the chosen languages, before they are deleted. */
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
    title: item.main.name,
    languages: versions.map(({ lang }) => lang),
    partial: versions.length < allVersions.length,
    content,
  });
}
