import { useContext } from 'react';
import { useFormStore } from '@/admin/fields/form-store';
import { EditedLanguageContext } from '@/admin/languages/edited-language';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { useLawyerForm } from './lawyer-context';
import type { LawyerValues } from './lawyer-values';
import { previewedLawyers } from './previewed-lawyers';

async function loadPreview() {
  const { LawyerPreview } = await import('@/admin/people/preview/lawyer-preview');
  return LawyerPreview;
}

/** Opens a preview of the unpublished profile in the language that is being edited. */
export function LawyerPreviewButton() {
  const form = useLawyerForm();
  const store = useFormStore<LawyerValues>();
  const edited = useContext(EditedLanguageContext);
  return (
    <PreviewButton load={loadPreview}>
      {(Preview, onClose) => (
        <Preview
          versions={previewedLawyers(form, store.getState().values)}
          languages={form.languages}
          lang={edited.get()}
          onClose={onClose}
        />
      )}
    </PreviewButton>
  );
}
