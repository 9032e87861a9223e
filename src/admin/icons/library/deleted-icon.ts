import { fetchIconFile, revalidateIcons, uploadIcon, type Icon } from '@/api/admin/icons';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';

/** The file of an icon, as it is saved for the deleted items. */
interface IconFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/**
 * Fetches the file of an icon before the icon is deleted, so that it can be restored. Rejects if the file is missing, or
 * the browser may not read it.
 */
export async function fetchIconToRestore(icon: Icon, title: string): Promise<DeletedContent> {
  const content: IconFile = await fetchIconFile(icon.iconUrl);
  return { section: 'icons', title, languages: [], partial: false, content };
}

/** Adds a deleted icon to the library again. Throws `ApiError`. */
export async function restoreIcon({ content }: Pick<DeletedContent, 'content'>): Promise<void> {
  const { name, type, bytes } = content as IconFile;
  await uploadIcon(new File([new Uint8Array(bytes)], name, { type }));
  await revalidateIcons();
}
