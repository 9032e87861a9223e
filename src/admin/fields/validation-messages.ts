import { ValidationError, type Schema } from 'yup';

/** Returns the messages of a schema for values outside of a form, each once; none for valid values. */
export async function validationMessages(schema: Schema, values: unknown): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false, context: { values } });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return [...new Set(error.errors)];
    throw error;
  }
}
