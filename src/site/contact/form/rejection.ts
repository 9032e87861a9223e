import { ApiError } from '@/api/errors';
import { formField } from '@/lib/form-field';
import type { Draft } from './draft';

/** The form's names by those that are sent (D43). */
const NAMES = { content: 'message', to: 'office' };

/** The fields that the server rejected, by their names in the form, and the reasons that are about none of them. */
export interface Rejection {
  fields: Partial<Record<string, string>>;
  others: string[];
}

/** Reads what the server rejected of a message. */
export function rejectionOf(error: unknown, values: Draft): Rejection {
  const rejection: Rejection = { fields: {}, others: [] };
  if (!(error instanceof ApiError)) return rejection;
  for (const { path, message } of error.rejected) {
    const name = formField(path, { values, body: error.sent, names: NAMES });
    if (name === undefined) rejection.others.push(message);
    else rejection.fields[name] = message;
  }
  return rejection;
}
