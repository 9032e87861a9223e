import { EyeOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useContext, useState, type ComponentType } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import { LazyComponent } from '@/ui/lazy-component';
import { useFormStore } from '@/admin/fields/form-store';
import { EditedLanguageContext } from '@/admin/languages/edited-language';
import type { PreviewProps } from '@/admin/preview/preview-dialog';

interface PreviewButtonProps<Values, Version> {
  /** Loads the preview. Must be referentially stable. */
  load: () => Promise<ComponentType<PreviewProps<Version>>>;
  languages: readonly ContentLanguage[];
  /** Returns the versions that would be published, at least one. */
  versionsOf: (values: Values) => readonly Version[];
  disabled?: boolean;
}

/**
 * Renders the button of an edit form that loads and opens the preview of the unpublished item, in the language that is
 * being edited.
 */
export function PreviewButton<Values extends object, Version>(
  props: PreviewButtonProps<Values, Version>,
) {
  const { load, languages, versionsOf, disabled = false } = props;
  const store = useFormStore<Values>();
  const edited = useContext(EditedLanguageContext);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} disabled={disabled} onClick={() => setOpen(true)}>
        <Trans>Preview</Trans>
      </Button>
      {open && (
        <LazyComponent load={load} fallback={null}>
          {(Preview) => (
            <Preview
              versions={versionsOf(store.getState().values)}
              languages={languages}
              lang={edited.get()}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
