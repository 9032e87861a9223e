import { PreviewButton } from '@/admin/edit-form/preview-button';
import { useLawyerForm } from './lawyer-context';
import type { LawyerValues } from './lawyer-values';
import { previewedLawyers } from './previewed-lawyers';

async function loadPreview() {
  const { LawyerPreview } = await import('@/admin/people/preview/lawyer-preview');
  return LawyerPreview;
}

/** Renders the button that opens a preview of the unpublished profile. */
export function LawyerPreviewButton() {
  const form = useLawyerForm();
  return (
    <PreviewButton
      load={loadPreview}
      languages={form.languages}
      versionsOf={(values: LawyerValues) => previewedLawyers(form, values)}
    />
  );
}
