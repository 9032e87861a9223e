import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ApiError } from '@/api/errors';
import { formField, type FormNames } from '@/lib/form-field';
import type { FieldError } from './field-errors';

/**
 * Returns the function that maps the server's validation errors to form fields; those of unknown fields get an empty
 * name, and the server's own name before the message.
 */
export function useServerErrors(): (
  error: unknown,
  values: object,
  names?: FormNames,
) => FieldError[] {
  const { t } = useLingui();
  return useCallback(
    (error, values, names) => {
      if (!(error instanceof ApiError)) return [];
      return error.rejectedFields.map(({ path: fieldPath, message }) => {
        const name = formField(fieldPath, { ...names, values, body: error.sentBody });
        if (name !== undefined) return { name, message };
        return { name: '', message: fieldPath === '' ? message : t`${fieldPath}: ${message}` };
      });
    },
    [t],
  );
}
