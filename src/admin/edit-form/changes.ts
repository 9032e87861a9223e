import { setIn } from 'formik';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { isRecord } from '@/lib/is-record';
import type { Change } from '@/admin/shared/draft-store';

/** Returns the fields that differ. A list counts as one field; a group that only `values` has is compared by field. */
export function changesBetween(base: unknown, values: unknown, path = ''): Change[] {
  if (isDeepEqual(base, values)) return [];
  if (!isRecord(values) || (base !== undefined && !isRecord(base)))
    return [{ name: path, base, value: values }];
  const baseFields: Record<string, unknown> = base ?? {};
  const names = new Set([...Object.keys(baseFields), ...Object.keys(values)]);
  return [...names].flatMap((name) =>
    changesBetween(baseFields[name], values[name], path ? `${path}.${name}` : name),
  );
}

/** Returns the values with the changes applied. */
export function applyChanges<Values>(values: Values, changes: readonly Change[]): Values {
  return changes.reduce<Values>(
    (all, { name, value }) => setIn(all, name, value) as Values,
    values,
  );
}

/** Returns the language code of a field; '' for shared fields. */
export function languageOfField(name: string): string {
  return /^versions\.([^.]+)(\.|$)/.exec(name)?.[1] ?? '';
}
