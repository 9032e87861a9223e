import { useEffect, useRef } from 'react';
import type { Schema } from 'yup';

interface Checked {
  errors: object;
  validateForm: () => Promise<unknown>;
}

/**
 * Revalidates a form when its schema changes, such as with the interface language or new options, so that the
 * messages are current. Shows no new errors: revalidates only if there are errors or publishing was `attempted`.
 */
export function useRevalidateForm(
  schema: Schema,
  { errors, validateForm }: Checked,
  attempted: boolean,
) {
  const checked = useRef(schema);
  const wanted = attempted || Object.keys(errors).length > 0;
  useEffect(() => {
    if (checked.current === schema) return;
    checked.current = schema;
    if (wanted) void validateForm();
  }, [schema, wanted, validateForm]);
}
