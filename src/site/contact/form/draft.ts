import type { ContactEmail } from '@/api/contact';
import { isRecord, recordOf } from '@/lib/is-record';
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

const DRAFT_KEY = 'lawfirm_message';

/** Key of the entry that holds the uncertain emails by their input. */
const SENT_KEY = 'lawfirm_sent_messages';

const FIELDS = ['name', 'email', 'phone', 'message', 'office', 'urlOffice'] as const;

/** The entries of the storage until the next page load, if storage is blocked or full. */
const unstoredEntries = new Map<string, string>();

onBeforeReload(() => Promise.resolve(unstoredEntries.size === 0));

function readEntry(key: string): Record<string, unknown> {
  return recordOf(parseStored(unstoredEntries.get(key) ?? readStorage('sessionStorage', key)));
}

/** Saves an entry for this tab; removes it if all its values are empty. */
function saveEntry(key: string, entry: Record<string, unknown>): void {
  const text = Object.values(entry).some(Boolean) ? JSON.stringify(entry) : null;
  const isStored = writeStorage('sessionStorage', key, text);
  if (isStored || text === null) unstoredEntries.delete(key);
  else unstoredEntries.set(key, text);
}

function isContactEmail(value: unknown): value is ContactEmail {
  return (
    isRecord(value) &&
    Object.values(value).every((text) => typeof text === 'string') &&
    'email' in value
  );
}

/** Returns the saved draft of this tab. Ignores values that are not strings. */
export function readDraft(): Draft {
  const entry = readEntry(DRAFT_KEY);
  const knownFields = FIELDS.map((name) => {
    const text = entry[name];
    return [name, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(knownFields) as Draft;
}

/** Saves the draft for this tab. */
export function saveDraft(draft: Draft): void {
  saveEntry(DRAFT_KEY, { ...draft });
}

/** Removes the saved draft of this tab, and its emails that may have arrived. */
export function removeDraft(): void {
  saveEntry(DRAFT_KEY, {});
  saveEntry(SENT_KEY, {});
}

/** Returns the email that was sent for an input, if it may have arrived. */
export function readUncertainEmail(input: string): UncertainEmail | undefined {
  const { email, idempotencyKey } = recordOf(readEntry(SENT_KEY)[input]);
  return isContactEmail(email) && typeof idempotencyKey === 'string'
    ? { email, idempotencyKey }
    : undefined;
}

/** Saves the email that is sent for an input; undefined removes it, since its outcome is known. */
export function saveUncertainEmail(
  input: string,
  uncertainEmail: UncertainEmail | undefined,
): void {
  saveEntry(SENT_KEY, { ...readEntry(SENT_KEY), [input]: uncertainEmail });
}
