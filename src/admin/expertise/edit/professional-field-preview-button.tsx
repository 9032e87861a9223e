import type { ContentLanguage } from '@/api/admin/languages';
import type { ProfessionalField } from '@/api/admin/professional-fields';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import type { ProfessionalFieldGroup } from './professional-field-group';
import { professionalFieldInputs, type ProfessionalFieldValues } from './professional-field-values';

interface ProfessionalFieldPreviewButtonProps {
  group: ProfessionalFieldGroup | null;
  languages: readonly ContentLanguage[];
}

async function loadPreview() {
  const { ProfessionalFieldPreview } =
    await import('@/admin/expertise/preview/professional-field-preview');
  return ProfessionalFieldPreview;
}

/** Returns the field as publishing would send it; if no language has content, an empty one in the first language. */
function previewedFields(
  values: ProfessionalFieldValues,
  { group, languages }: ProfessionalFieldPreviewButtonProps,
): ProfessionalField[] {
  const inputs = professionalFieldInputs(values, group);
  const [first] = languages;
  const previewedInputs =
    inputs.length > 0 || !first
      ? inputs
      : [{ lang: first.code, name: '', introduce: '', iconUrl: values.icon }];
  return previewedInputs.map((input) => ({
    ...input,
    id: 'preview',
    name: input.name.trim(),
    updateTime: Date.now(),
  }));
}

/** Renders the button that opens a preview of the unpublished field. */
export function ProfessionalFieldPreviewButton(props: ProfessionalFieldPreviewButtonProps) {
  return (
    <PreviewButton
      load={loadPreview}
      languages={props.languages}
      versionsOf={(values: ProfessionalFieldValues) => previewedFields(values, props)}
    />
  );
}
