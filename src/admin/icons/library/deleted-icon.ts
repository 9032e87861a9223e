import { fetchIconFile, revalidateIcons, uploadIcon, type Icon } from '@/api/admin/icons';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';

interface IconFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** Fetches the file of an icon before its deletion, to restore it. Rejects if the file is missing or cannot be read. */
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
