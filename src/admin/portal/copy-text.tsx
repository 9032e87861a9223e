import { getIn, useFormikContext } from 'formik';
import { CopyButtons } from '@/admin/languages/copy-buttons';
import { usePortalScreen } from './portal-context';
import type { PortalValues } from './portal-values';

interface CopyTextProps {
  code: string;
  /** Where the field stands in a language. */
  nameIn: (code: string) => string;
}

/** Ways to fill a field from another language, while it is empty. */
export function CopyText({ code, nameIn }: CopyTextProps) {
  const { languages } = usePortalScreen();
  const { values, setFieldValue } = useFormikContext<PortalValues>();
  const textIn = (one: string): unknown => getIn(values, nameIn(one));
  if (textIn(code) !== '') return null;
  const from = languages.filter((one) => one.code !== code && (textIn(one.code) ?? '') !== '');
  return (
    <CopyButtons
      from={from}
      onCopy={(source) => void setFieldValue(nameIn(code), textIn(source))}
    />
  );
}
