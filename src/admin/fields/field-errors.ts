/** A validation error: the name of the field (its path in the values) and the message. */
export interface FieldError {
  name: string;
  message: string;
}

/** Returns the id of the control of a field, for labels, errors and focus. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, '-')}`;
}

/** Returns all messages of Formik's nested errors with the paths of their fields. */
export function flattenErrors(errors: unknown, path = ''): FieldError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inner]) =>
    flattenErrors(inner, path ? `${path}.${name}` : name),
  );
}

/** Returns the errors in the order of their fields on the screen. */
export function inScreenOrder(errors: FieldError[]): FieldError[] {
  const place = (error: FieldError) => document.getElementById(fieldId(error.name));
  return [...errors].sort((one, other) => {
    const [first, second] = [place(one), place(other)];
    if (!first || !second || first === second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Focuses a field and scrolls to it. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
