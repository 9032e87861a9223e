import { yupToFormErrors } from 'formik';
import { ValidationError, type Schema } from 'yup';

/** Validates the values of a form, which the schema gets as `context.values` too. Returns Formik's nested errors. */
export async function validate(schema: Schema, values: unknown): Promise<object> {
  try {
    await schema.validate(values, { abortEarly: false, context: { values } });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors<object>(error);
    throw error;
  }
}
