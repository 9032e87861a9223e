import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { object, string } from 'yup';
import { ApiError } from '@/api/errors';

interface Passwords {
  old: string;
  new: string;
}

/** Returns the schema for a change of password: no field empty (D38), the new password different and typed twice. */
export function usePasswordSchema() {
  const { t } = useLingui();
  return useMemo(() => {
    const emptyMessage = t`Enter a new password.`;
    return object({
      old: string().required(t`Enter your current password.`),
      new: string()
        .required(emptyMessage)
        .matches(/\S/, emptyMessage)
        .test(
          'differs',
          t`The new password must differ from the current one.`,
          (value, { parent }) => value !== (parent as Passwords).old,
        ),
      repeated: string()
        .required(t`Enter the new password again.`)
        // Not `oneOf`, which runs before `required`.
        .test(
          'repeats',
          t`The passwords do not match.`,
          (value, { parent }) => value === (parent as Passwords).new,
        ),
    });
  }, [t]);
}

/**
 * Returns the field of a rejection; undefined for failures without a field. The error body names no field (§3), so its
 * message decides: a message that mentions the new password belongs to that field, even if it also mentions the old
 * password.
 */
export function rejectedField(error: unknown): 'old' | 'new' | undefined {
  if (!(error instanceof ApiError) || ![400, 409, 422].includes(error.status)) return undefined;
  const message = error.serverMessage ?? '';
  if (/\bnew\b|新密码/i.test(message)) return 'new';
  return /\b(old|current)\b|[原旧]密码|当前密码/i.test(message) ? 'old' : undefined;
}
