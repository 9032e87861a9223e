import type { ContactEmail } from '@/api/contact';
import { recordOf } from '@/lib/is-record';
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

/**
 * An email that may have arrived, and its idempotency key (D49): sending the same input again, even after a reload,
 * sends it unchanged, although the name of a lawyer may have loaded or the language may have changed.
 */
interface UncertainEmail {
  email: ContactEmail;
  idempotencyKey: string;
}

const STORAGE_KEY = 'lawfirm_message';

const FIELDS = ['name', 'email', 'phone', 'message', 'office', 'urlOffice'] as const;

/** The entry of the storage until the next page load, if storage is blocked or full. */
let unstoredEntry: string | null = null;

onBeforeReload(() => Promise.resolve(unstoredEntry === null));

function readEntry(): Record<string, unknown> {
  return recordOf(parseStored(unstoredEntry ?? readStorage('sessionStorage', STORAGE_KEY)));
}

function saveEntry(entry: Record<string, unknown>): void {
  const text = JSON.stringify(entry);
  unstoredEntry = writeStorage('sessionStorage', STORAGE_KEY, text) ? null : text;
}

/** Returns the saved draft of this tab. Ignores values that are not strings. */
export function readDraft(): Draft {
  const entry = readEntry();
  const knownFields = FIELDS.map((name) => {
    const text = entry[name];
    return [name, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(knownFields) as Draft;
}

/** Saves the draft for this tab. Removes the entry if the draft is empty and no email may have arrived. */
export function saveDraft(draft: Draft): void {
  const uncertainEmails = recordOf(readEntry().uncertainEmails);
  const isEmpty = FIELDS.every((name) => !draft[name]) && Object.keys(uncertainEmails).length === 0;
  if (isEmpty) removeDraft();
  else saveEntry({ ...draft, uncertainEmails });
}

/** Removes the saved draft of this tab, and its emails that may have arrived. */
export function removeDraft(): void {
  unstoredEntry = null;
  writeStorage('sessionStorage', STORAGE_KEY, null);
}

/** Returns the email that was sent for an input, if it may have arrived. */
export function readUncertainEmail(input: string): UncertainEmail | undefined {
  return recordOf(readEntry().uncertainEmails)[input] as UncertainEmail | undefined;
}

/** Saves the email that is sent for an input; undefined removes it, since its outcome is known. */
export function saveUncertainEmail(
  input: string,
  uncertainEmail: UncertainEmail | undefined,
): void {
  const entry = readEntry();
  const uncertainEmails = { ...recordOf(entry.uncertainEmails), [input]: uncertainEmail };
  saveEntry({ ...entry, uncertainEmails });
}
