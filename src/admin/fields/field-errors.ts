export interface FieldError {
  /** Path of the field in the values; empty for an error of the server that belongs to no field. */
  name: string;
  message: string;
}

/** Returns the id of the control of a field, for labels, errors and focus. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, '-')}`;
}

/** Returns the messages in Formik's nested errors, each with the path of its field. */
export function flattenErrors(errors: unknown, path = ''): FieldError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, nestedErrors]) =>
    flattenErrors(nestedErrors, path ? `${path}.${name}` : name),
  );
}

/** Returns the errors in the order of their fields on the screen. */
export function sortByScreenOrder(errors: FieldError[]): FieldError[] {
  const controlOf = (error: FieldError) => document.getElementById(fieldId(error.name));
  return [...errors].sort((first, second) => {
    const [firstControl, secondControl] = [controlOf(first), controlOf(second)];
    if (!firstControl || !secondControl || firstControl === secondControl) return 0;
    return firstControl.compareDocumentPosition(secondControl) & Node.DOCUMENT_POSITION_FOLLOWING
      ? -1
      : 1;
  });
}

/**
 * Shows the errors that the server reported at their fields, and focuses the first of them. Returns whether every error
 * belongs to a field; false without errors.
 */
export function showRejectedFields(
  { setFieldError }: { setFieldError: (name: string, message: string) => void },
  errors: readonly FieldError[],
): boolean {
  const fieldErrors = sortByScreenOrder(errors.filter(({ name }) => name !== ''));
  for (const { name, message } of fieldErrors) setFieldError(name, message);
  const [first] = fieldErrors;
  if (first) focusField(first.name);
  return first !== undefined && fieldErrors.length === errors.length;
}

/** Focuses a field and scrolls to it. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
