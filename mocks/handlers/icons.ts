import { emptyResponse, type Handlers } from '../call';
import { filePath } from '../db/files';
import { Rejection } from '../rejection';
import { storeFile } from '../uploads';

/** Handles the icon library, newest first (§7 Admin portal and files, D34). */
export const iconHandlers = {
  async uploadIcon({ store, body, origin }) {
    const file = await storeFile(store, body.file, false);
    // Beside a real backend, `origin` has a path, under which only the seed pictures are.
    const icon = { id: store.icons.nextId(), iconUrl: new URL(filePath(file), origin).href };
    store.icons.put(icon);
    return { result: icon };
  },

  listIcons: ({ store }) => ({ result: store.icons.all().toSorted((a, b) => b.id - a.id) }),

  deleteIcon({ store, path }) {
    const { id, iconUrl } = store.icons.find(path.id);
    const iconOwners = [...store.professionalFields.all(), ...store.portal.all()];
    if (iconOwners.some((owner) => owner.iconUrl === iconUrl)) throw new Rejection(409, 'inUse');
    store.icons.remove(id);
    return emptyResponse;
  },
} satisfies Partial<Handlers>;
