import { useVersion } from '@/admin/fields/content-language';
import { TextField } from '@/admin/fields/text-field';
import { CopyFields } from '@/admin/languages/copy-fields';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { usePortalScreen, useVersionPaths } from './portal-context';
import { usePortalFieldLabel } from './use-portal-labels';

interface LanguageTextFieldProps {
  field: string;
  isRichText?: boolean;
}

/** Renders a text field of the surrounding language, with buttons that fill it from another language. */
export function LanguageTextField({ field, isRichText = false }: LanguageTextFieldProps) {
  const { code } = useVersion();
  const { languages } = usePortalScreen();
  const { pathIn } = useVersionPaths();
  const labelOf = usePortalFieldLabel();
  const Field = isRichText ? RichTextField : TextField;
  return (
    <Field
      name={`${pathIn(code)}.${field}`}
      label={labelOf(field)}
      extra={<CopyFields {...{ code, languages, pathIn }} names={[field]} />}
    />
  );
}
