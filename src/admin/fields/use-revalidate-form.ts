import { useEffect, useRef } from 'react';
import type { Schema } from 'yup';

interface Checked {
  errors: object;
  validateForm: () => Promise<unknown>;
}

/**
 * Checks a form again when its schema becomes another one, be it in the words of another language or with other
 * things to pick, so that what is said at the fields is always the present. Nothing is said that was not
 * before: only where there are errors, or once publishing has been `tried`.
 */
export function useRevalidateForm(
  schema: Schema,
  { errors, validateForm }: Checked,
  tried: boolean,
) {
  const checked = useRef(schema);
  const wanted = tried || Object.keys(errors).length > 0;
  useEffect(() => {
    if (checked.current === schema) return;
    checked.current = schema;
    if (wanted) void validateForm();
  }, [schema, wanted, validateForm]);
}
