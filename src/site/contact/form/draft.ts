import { isRecord } from '@/lib/is-record';
import { parseStored, readStorage, writeStorage } from '@/lib/storage';
import { onBeforeReload } from '@/ui/reload-once';

/** The unsent message of a visitor: the four fields of §3 and its recipient. */
export interface Draft {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Email address of the selected office, the same in every language; empty for the firm (D22, D43). */
  office: string;
  /** Id of the office in the URL when `office` was selected: a different one in the URL replaces the selection. */
  urlOffice: string;
}

const STORAGE_KEY = 'lawfirm_message';

const FIELDS = ['name', 'email', 'phone', 'message', 'office', 'urlOffice'] as const;

/** The draft until the next page load, if storage is blocked or full. */
let unstoredDraft: string | null = null;

onBeforeReload(() => Promise.resolve(unstoredDraft === null));

/** Returns the saved draft of this tab. Ignores values that are not strings. */
export function readDraft(): Draft {
  const value = parseStored(unstoredDraft ?? readStorage('sessionStorage', STORAGE_KEY));
  const storedDraft = isRecord(value) ? value : {};
  const knownFields = FIELDS.map((name) => {
    const text = storedDraft[name];
    return [name, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(knownFields) as Draft;
}

/** Saves the draft for this tab, or removes it if it is empty. */
export function saveDraft({ name, email, phone, message, office, urlOffice }: Draft): void {
  if (!name && !email && !phone && !message && !office && !urlOffice) {
    removeDraft();
    return;
  }
  const text = JSON.stringify({ name, email, phone, message, office, urlOffice });
  unstoredDraft = writeStorage('sessionStorage', STORAGE_KEY, text) ? null : text;
}

/** Removes the saved draft of this tab. */
export function removeDraft(): void {
  unstoredDraft = null;
  writeStorage('sessionStorage', STORAGE_KEY, null);
}
