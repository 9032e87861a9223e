import { getIn, setIn } from 'formik';
import { useState } from 'react';
import { isDeepEqual } from '@/lib/is-deep-equal';
import type { FieldError } from '@/admin/fields/field-errors';

/** Keeps the errors of rejected fields until their values change or the form is sent again. */
export function useRejectedFields() {
  const [stored] = useState(() => {
    let rejected: (FieldError & { value: unknown })[] = [];
    return {
      mark: (errors: readonly FieldError[], values: object) => {
        rejected = errors.flatMap((error) =>
          error.name === '' ? [] : [{ ...error, value: getIn(values, error.name) as unknown }],
        );
      },
      clear: () => {
        rejected = [];
      },
      /** Adds the rejected fields to the validation errors. */
      addTo: (errors: object, values: object): object =>
        rejected.reduce<object>((all, { name, message, value }) => {
          const isUnchanged =
            isDeepEqual(getIn(values, name), value) && getIn(all, name) === undefined;
          return isUnchanged ? (setIn(all, name, message) as object) : all;
        }, errors),
    };
  });
  return stored;
}
