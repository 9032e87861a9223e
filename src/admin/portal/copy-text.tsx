import { getIn } from 'formik';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import { CopyButtons } from '@/admin/languages/copy-buttons';
import { usePortalScreen } from './portal-context';
import type { PortalValues } from './portal-values';

interface CopyTextProps {
  code: string;
  /** Returns the field's name in a language. */
  nameIn: (code: string) => string;
}

/** Renders buttons that fill an empty field from another language. */
export function CopyText({ code, nameIn }: CopyTextProps) {
  const { languages } = usePortalScreen();
  const store = useFormStore<PortalValues>();
  const textIn = (values: PortalValues, lang: string): unknown => getIn(values, nameIn(lang));
  const isEmpty = useFormState(
    ({ values }: { values: PortalValues }) => textIn(values, code) === '',
  );
  // Joined to a string, because `useFormState` compares with `Object.is`.
  const sources = useFormState(({ values }: { values: PortalValues }) =>
    languages
      .filter((language) => (textIn(values, language.code) ?? '') !== '')
      .map((language) => language.code)
      .join(' '),
  ).split(' ');
  if (!isEmpty) return null;
  const from = languages.filter((language) => sources.includes(language.code));
  return (
    <CopyButtons
      from={from}
      onCopy={(source) =>
        store.setFieldValue(nameIn(code), textIn(store.getState().values, source))
      }
    />
  );
}
