/** One thing to mend before publishing: the field's name (its path in the values) and the message. */
export interface FieldError {
  name: string;
  message: string;
}

/** Id of the control of a field, to which labels, errors and jumps refer. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, '-')}`;
}

/** All messages of Formik's nested errors, with the paths of their fields. */
export function flattenErrors(errors: unknown, path = ''): FieldError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inner]) =>
    flattenErrors(inner, path ? `${path}.${name}` : name),
  );
}

/** The errors in the order in which their fields stand on the screen. */
export function inScreenOrder(errors: FieldError[]): FieldError[] {
  const place = (error: FieldError) => document.getElementById(fieldId(error.name));
  return [...errors].sort((one, other) => {
    const [first, second] = [place(one), place(other)];
    if (!first || !second || first === second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Puts the focus on a field and brings it into view. */
export function focusField(name: string): void {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
