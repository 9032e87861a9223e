import { yupToFormErrors } from 'formik';
import { ValidationError, type Schema, type TestContext } from 'yup';

/** Returns all values of the form, which `validate` puts into the context: a test itself gets those of its field. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- yup's context has no type
export function valuesOf<Values>({ options }: TestContext): Values {
  return (options.context as { values: Values }).values;
}

async function findErrors(schema: Schema, values: unknown): Promise<ValidationError | undefined> {
  try {
    await schema.validate(values, { abortEarly: false, context: { values } });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

/** Validates the values of a form. Returns Formik's nested errors. */
export async function validate(schema: Schema, values: unknown): Promise<object> {
  const errors = await findErrors(schema, values);
  return errors ? yupToFormErrors<object>(errors) : {};
}

/** Returns the messages of a schema for values outside of a form, each once; none for valid values. */
export async function validationMessages(schema: Schema, values: unknown): Promise<string[]> {
  const errors = await findErrors(schema, values);
  return [...new Set(errors?.errors)];
}
