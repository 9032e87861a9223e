import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ContentLanguage } from '@/api/admin/languages';
import { IconField } from '@/admin/icons/icon-field';
import { TextField } from '@/admin/fields/text-field';
import { useFieldState, useFormState } from '@/admin/fields/form-store';
import { CopyFields } from '@/admin/languages/copy-fields';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { hasContent, type ProfessionalFieldValues } from './professional-field-values';

interface ProfessionalFieldTextFieldsProps {
  code: string;
  languages: readonly ContentLanguage[];
}

const FIELD_NAMES = ['name', 'introduce'];

/** Renders the texts of one language, with buttons to copy another language's texts, and its own icon, if any. */
export function ProfessionalFieldTextFields({ code, languages }: ProfessionalFieldTextFieldsProps) {
  const { t } = useLingui();
  const path = `versions.${code}`;
  const isFilled = useFormState(({ values }: { values: ProfessionalFieldValues }) => {
    const version = values.versions[code];
    return version !== undefined && hasContent(version);
  });
  const icon = useFieldState<string | null>(`${path}.icon`);
  const renderCopyFields = (names: readonly string[], coversAllFields = false) => (
    <CopyFields {...{ code, languages, names, coversAllFields }} />
  );
  return (
    <>
      {renderCopyFields(FIELD_NAMES, true)}
      <TextField
        name={`${path}.name`}
        label={t`Name`}
        required={isFilled || languages.length === 1}
        extra={renderCopyFields(['name'])}
      />
      <RichTextField
        name={`${path}.introduce`}
        label={t`Introduction`}
        help={t`Describe the firm’s work in this field. Lists show the beginning.`}
        extra={renderCopyFields(['introduce'])}
      />
      {icon.value === null ? (
        <p>
          <Button type="link" size="small" onClick={() => icon.setValue('')}>
            <Trans>Use another icon for this language</Trans>
          </Button>
        </p>
      ) : (
        <IconField
          name={`${path}.icon`}
          label={t`Icon of this language`}
          extra={
            <Button type="link" size="small" onClick={() => icon.setValue(null)}>
              <Trans>Use the shared icon</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}
