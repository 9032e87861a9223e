import { ApiError } from '@/api/errors';
import { formField } from '@/lib/form-field';
import type { Draft } from './draft';

/** Form field names by request field names (D43). */
const NAMES = { content: 'message', to: 'office' };

/** Validation errors of the server by form field, and those of no field. */
export interface Rejection {
  fields: Partial<Record<string, string>>;
  otherMessages: string[];
}

/** Returns the validation errors of a failed request: without `hasRecipientField`, that of the recipient is one of no field. */
export function rejectionOf(error: unknown, values: Draft, hasRecipientField: boolean): Rejection {
  const rejection: Rejection = { fields: {}, otherMessages: [] };
  if (!(error instanceof ApiError)) return rejection;
  for (const { path, message } of error.rejectedFields) {
    const name = formField(path, { values, body: error.sentBody, names: NAMES });
    const isHidden = name === 'office' && !hasRecipientField;
    if (name === undefined || isHidden) rejection.otherMessages.push(message);
    else rejection.fields[name] = message;
  }
  return rejection;
}
