import type { ContentLanguage } from '@/api/admin/languages';
import { getIn } from 'formik';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import { CopyButtons } from './copy-buttons';

type CopyableValue = string | readonly unknown[] | undefined;

interface VersionedValues {
  versions: Record<string, object>;
}

interface CopyFieldsProps<Values extends VersionedValues> {
  /** The language whose empty fields are filled. */
  code: string;
  /** The languages to copy from; `code` is ignored. */
  languages: readonly ContentLanguage[];
  names: readonly string[];
  /** Whether the names are all fields of the version that can be copied, which one button then fills. */
  coversAllFields?: boolean;
  /** Returns the path of a version in the values. */
  pathIn?: (code: string) => string;
  /** Returns the value of a field to copy from a language; by default that of its version. */
  sourceValue?: (name: string, sourceCode: string, values: Values) => CopyableValue;
}

const isEmpty = (value: CopyableValue) => value === undefined || value.length === 0;

/** Renders buttons that fill the named fields of a version from another language, where they are empty. */
export function CopyFields<Values extends VersionedValues>(props: CopyFieldsProps<Values>) {
  const { code, languages, names, coversAllFields = false } = props;
  const { pathIn = (lang: string) => `versions.${lang}` } = props;
  const valueIn = (name: string, lang: string, values: Values) =>
    getIn(values, `${pathIn(lang)}.${name}`) as CopyableValue;
  const { sourceValue = valueIn } = props;
  const store = useFormStore<Values>();
  const fieldsToFill = (sourceCode: string, values: Values) =>
    names.flatMap((name) => {
      const copiedValue = isEmpty(valueIn(name, code, values))
        ? sourceValue(name, sourceCode, values)
        : undefined;
      return isEmpty(copiedValue) ? [] : [[name, copiedValue] as const];
    });
  // Joined to a string, because `useFormState` compares with `Object.is`.
  const sourceCodes = useFormState(({ values }: { values: Values }) =>
    languages
      .filter((other) => other.code !== code && fieldsToFill(other.code, values).length > 0)
      .map((other) => other.code)
      .join(' '),
  ).split(' ');
  return (
    <CopyButtons
      coversAllFields={coversAllFields}
      sourceLanguages={languages.filter((other) => sourceCodes.includes(other.code))}
      onCopy={(sourceCode) => {
        const { values } = store.getState();
        const filledFields = Object.fromEntries(fieldsToFill(sourceCode, values));
        const version = getIn(values, pathIn(code)) as object;
        store.setFieldValue(pathIn(code), { ...version, ...filledFields });
      }}
    />
  );
}
