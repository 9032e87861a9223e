import type { ReactNode } from 'react';
import { useFormState } from '@/admin/fields/form-store';
import { CompletenessMark, type Completeness } from '@/admin/languages/completeness';
import type { EditedValues } from './edited-item';

interface VersionMarkProps<Values> {
  code: string;
  completenessOf: (values: Values, code: string) => Completeness;
}

/** Renders the completeness of a language version in the current values of the form. */
export function VersionMark<Values extends EditedValues>(props: VersionMarkProps<Values>) {
  const { code, completenessOf } = props;
  const state = useFormState((form: { values: Values }) =>
    form.values.versions[code] ? completenessOf(form.values, code) : 'empty',
  );
  return <CompletenessMark state={state} />;
}

/** Renders the fields of a version once the form contains it: the languages may load after the form. */
export function LoadedVersion({ code, children }: { code: string; children: ReactNode }) {
  const isLoaded = useFormState(
    ({ values }: { values: EditedValues }) => values.versions[code] !== undefined,
  );
  return isLoaded && children;
}
