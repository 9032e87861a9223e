import type { Schema } from 'yup';
import { flattenErrors } from '@/admin/fields/field-errors';
import { validate } from '@/admin/fields/validate';
import type { CellProblem, CellProblems } from './checked-row';

/** Returns the errors of a row with those of the edit form's rules; a cell that cannot be read keeps its own. */
export async function withSchemaErrors(
  schema: Schema,
  values: object,
  errors: CellProblems,
): Promise<CellProblems> {
  const schemaErrors = flattenErrors(await validate(schema, values)).map(
    ({ name, message }): [string, CellProblem] => [name, { type: 'invalid', message }],
  );
  return new Map([...schemaErrors, ...errors]);
}
