import { readStored, writeStored } from '@/lib/storage';
import { beforeReload } from '@/ui/reload-once';

/** What a visitor has written so far: the four fields of §3 and where it goes. */
export interface Draft {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** E-mail of the chosen office, the same in every language; empty for the firm (D22, D43). */
  office: string;
  /** The office that the page asked for when this one was chosen: another one asked for wins. */
  asked: string;
}

const KEY = 'lawfirm_message';

const FIELDS = ['name', 'email', 'phone', 'message', 'office', 'asked'] as const;

/** Stands in while this document lives where storage is blocked or full. */
let unstored: string | null = null;

beforeReload(() => Promise.resolve(unstored === null));

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The draft of this tab, kept through errors, languages and reloads; what is no text is ignored. */
export function readDraft(): Draft {
  const stored = parsed(unstored ?? readStored('sessionStorage', KEY));
  const known = FIELDS.map((name) => {
    const value = stored[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(known) as Draft;
}

/** Keeps the draft in this tab; one with nothing in it is not kept. */
export function saveDraft({ name, email, phone, message, office, asked }: Draft): void {
  if (!name && !email && !phone && !message && !office && !asked) {
    removeDraft();
    return;
  }
  const text = JSON.stringify({ name, email, phone, message, office, asked });
  unstored = writeStored('sessionStorage', KEY, text) ? null : text;
}

/** Removes the draft, as after sending. */
export function removeDraft(): void {
  unstored = null;
  writeStored('sessionStorage', KEY, null);
}
