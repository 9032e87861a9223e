import { setIn } from 'formik';
import { isDeepEqual } from '@/lib/is-deep-equal';
import type { Change } from '@/admin/shared/draft-store';

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields in which two sets of values differ. A list is one field; a group on one side only is looked into. */
export function changesBetween(base: unknown, values: unknown, path = ''): Change[] {
  if (isDeepEqual(base, values)) return [];
  if (!isGroup(values) || (base !== undefined && !isGroup(base)))
    return [{ name: path, base, value: values }];
  const former: Record<string, unknown> = base ?? {};
  const names = new Set([...Object.keys(former), ...Object.keys(values)]);
  return [...names].flatMap((name) =>
    changesBetween(former[name], values[name], path ? `${path}.${name}` : name),
  );
}

/** The values with the changes laid over them; what nobody changed stays. */
export function applyChanges<Values>(values: Values, changes: readonly Change[]): Values {
  return changes.reduce<Values>(
    (all, { name, value }) => setIn(all, name, value) as Values,
    values,
  );
}

/** The part of a form that a field belongs to: a language version's code, or '' for what all share. */
export function partOf(name: string): string {
  return /^versions\.([^.]+)(\.|$)/.exec(name)?.[1] ?? '';
}
