import { getIn } from 'formik';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import { useVersion } from '@/admin/fields/content-language';
import { TextField } from '@/admin/fields/text-field';
import { CopyButtons } from '@/admin/languages/copy-buttons';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { usePortalScreen } from './portal-context';
import type { PortalValues } from './portal-values';
import { useLabels } from './use-labels';

interface CopyTextProps {
  code: string;
  /** Returns the field's name in a language. */
  nameIn: (code: string) => string;
}

/** Renders buttons that fill an empty field from another language. */
function CopyText({ code, nameIn }: CopyTextProps) {
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
  const sourceLanguages = languages.filter((language) => sources.includes(language.code));
  return (
    <CopyButtons
      sourceLanguages={sourceLanguages}
      onCopy={(source) =>
        store.setFieldValue(nameIn(code), textIn(store.getState().values, source))
      }
    />
  );
}

interface LanguageTextProps {
  /** Name of the field. */
  field: string;
  /** Returns the path of a language's values. */
  pathIn: (code: string) => string;
  /** Whether the text is formatted. */
  isRichText?: boolean;
}

/** Renders a text of the language that contains it. */
export function LanguageText({ field, pathIn, isRichText = false }: LanguageTextProps) {
  const { code } = useVersion();
  const labelOf = useLabels();
  const Field = isRichText ? RichTextField : TextField;
  return (
    <Field
      name={`${pathIn(code)}.${field}`}
      label={labelOf(field)}
      extra={<CopyText code={code} nameIn={(lang) => `${pathIn(lang)}.${field}`} />}
    />
  );
}
