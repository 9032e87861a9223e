import { getIn, useFormikContext } from 'formik';
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
  const { values, setFieldValue } = useFormikContext<PortalValues>();
  const textIn = (lang: string): unknown => getIn(values, nameIn(lang));
  if (textIn(code) !== '') return null;
  const from = languages.filter(
    (language) => language.code !== code && (textIn(language.code) ?? '') !== '',
  );
  return (
    <CopyButtons
      from={from}
      onCopy={(source) => void setFieldValue(nameIn(code), textIn(source))}
    />
  );
}
