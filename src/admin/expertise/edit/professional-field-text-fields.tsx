import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ContentLanguage } from '@/api/admin/languages';
import { IconField } from '@/admin/icons/icon-field';
import { TextField } from '@/admin/fields/text-field';
import { CopyButtons } from '@/admin/languages/copy-buttons';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { hasContent, type ProfessionalFieldValues } from './professional-field-values';

interface ProfessionalFieldTextFieldsProps {
  code: string;
  /** The languages of the form. */
  languages: readonly ContentLanguage[];
}

const NAMES = ['name', 'introduce'] as const;
type Name = (typeof NAMES)[number];

/** Renders the texts of one language, with buttons to copy another language's texts. */
export function ProfessionalFieldTextFields({ code, languages }: ProfessionalFieldTextFieldsProps) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<ProfessionalFieldValues>();
  const path = `versions.${code}`;
  const texts = values.versions[code];
  if (!texts) return null;

  const sources = (names: readonly Name[]) =>
    languages.filter((other) =>
      names.some(
        (name) =>
          other.code !== code &&
          texts[name] === '' &&
          (values.versions[other.code]?.[name] ?? '') !== '',
      ),
    );
  const copy = (from: string, names: readonly Name[]) => {
    const other = values.versions[from];
    if (!other) return;
    const filled = { ...texts };
    for (const name of names) if (filled[name] === '') filled[name] = other[name];
    void setFieldValue(path, filled);
  };
  const copies = (name: Name) => (
    <CopyButtons from={sources([name])} onCopy={(from) => copy(from, [name])} />
  );
  return (
    <>
      <CopyButtons whole from={sources(NAMES)} onCopy={(from) => copy(from, NAMES)} />
      <TextField
        name={`${path}.name`}
        label={t`Name`}
        required={hasContent(texts) || languages.length === 1}
        extra={copies('name')}
      />
      <RichTextField
        name={`${path}.introduce`}
        label={t`Introduction`}
        help={t`Describe the firm’s work in this field. Lists show the first line.`}
        extra={copies('introduce')}
      />
      {texts.icon === null ? (
        <p>
          <Button type="link" size="small" onClick={() => void setFieldValue(`${path}.icon`, '')}>
            <Trans>Use another icon for this language</Trans>
          </Button>
        </p>
      ) : (
        <IconField
          name={`${path}.icon`}
          label={t`Icon of this language`}
          extra={
            <Button
              type="link"
              size="small"
              onClick={() => void setFieldValue(`${path}.icon`, null)}
            >
              <Trans>Use the icon of all languages</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}
