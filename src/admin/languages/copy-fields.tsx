import type { ContentLanguage } from '@/api/admin/languages';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import { CopyButtons } from './copy-buttons';

/** A text or a list of a version. */
type Copied = string | readonly unknown[] | undefined;

/** The values of a form: a version per language. */
interface Versioned {
  versions: Record<string, object>;
}

interface CopyFieldsProps<Values extends Versioned> {
  /** The language whose empty fields are filled. */
  code: string;
  /** The languages to copy from. */
  languages: readonly ContentLanguage[];
  /** The names of the fields. */
  names: readonly string[];
  /** Whether these are all fields of the version. */
  copiesAllFields?: boolean;
  /** Returns the value of a field to copy from a language; by default that of its version. */
  sourceValue?: (name: string, from: string, values: Values) => Copied;
}

function valueIn(name: string, code: string, { versions }: Versioned): Copied {
  return (versions[code] as Record<string, Copied> | undefined)?.[name];
}

const isEmpty = (value: Copied) => value === undefined || value.length === 0;

/** Renders buttons that fill the named fields of a version from another language, where they are empty. */
export function CopyFields<Values extends Versioned>(props: CopyFieldsProps<Values>) {
  const { code, languages, names, copiesAllFields = false, sourceValue = valueIn } = props;
  const store = useFormStore<Values>();
  const filledFrom = (from: string, values: Values) =>
    names.flatMap((name) => {
      const sourceOfField = isEmpty(valueIn(name, code, values))
        ? sourceValue(name, from, values)
        : undefined;
      return isEmpty(sourceOfField) ? [] : [[name, sourceOfField] as const];
    });
  // Joined to a string, because `useFormState` compares with `Object.is`.
  const sources = useFormState(({ values }: { values: Values }) =>
    languages
      .filter((other) => other.code !== code && filledFrom(other.code, values).length > 0)
      .map((other) => other.code)
      .join(' '),
  ).split(' ');
  return (
    <CopyButtons
      copiesAllFields={copiesAllFields}
      sourceLanguages={languages.filter((other) => sources.includes(other.code))}
      onCopy={(from) => {
        const { values } = store.getState();
        const filledFields = Object.fromEntries(filledFrom(from, values));
        store.setFieldValue(`versions.${code}`, { ...values.versions[code], ...filledFields });
      }}
    />
  );
}
