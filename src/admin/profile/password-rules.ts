import { ApiError } from '../../api/errors';

/** What is typed to change a password. */
export interface Passwords {
  old: string;
  new: string;
  repeated: string;
}

/** What is wrong with a password: nothing there, the same as before, or not the same twice. */
export type PasswordFault = 'empty' | 'same' | 'different';

/** The fields with what is wrong with them: none may be empty (D38), the new one is another and typed twice. */
export function passwordFaults(typed: Passwords): Partial<Record<keyof Passwords, PasswordFault>> {
  const faults: Partial<Record<keyof Passwords, PasswordFault>> = {};
  if (typed.old === '') faults.old = 'empty';
  if (typed.new.trim() === '') faults.new = 'empty';
  else if (typed.new === typed.old) faults.new = 'same';
  if (typed.repeated === '') faults.repeated = 'empty';
  else if (typed.repeated !== typed.new) faults.repeated = 'different';
  return faults;
}

/**
 * The field that a refusal is about; undefined for failures that are about none. The error body names no field
 * (§3), so its words are what there is: a refusal that speaks of the new password belongs there, though it
 * may compare it with the old one. One that speaks of neither is about none.
 */
export function refusedField(error: unknown): keyof Passwords | undefined {
  if (!(error instanceof ApiError) || ![400, 409, 422].includes(error.status)) return undefined;
  const words = error.serverMessage ?? '';
  if (/\bnew\b|新密码/i.test(words)) return 'new';
  return /\b(old|current)\b|[原旧]密码|当前密码/i.test(words) ? 'old' : undefined;
}
