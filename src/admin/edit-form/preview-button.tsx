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
  /** Returns the versions to preview, at least one. */
  versionsOf: (values: Values) => readonly Version[];
  disabled?: boolean;
}

/** Renders the button that loads and opens the preview of the unpublished content, in the edited language. */
export function PreviewButton<Values extends object, Version>(
  props: PreviewButtonProps<Values, Version>,
) {
  const { load, languages, versionsOf, disabled = false } = props;
  const store = useFormStore<Values>();
  const editedLanguage = useContext(EditedLanguageContext);
  const [preview, setPreview] =
    useState<Pick<PreviewProps<Version>, 'open' | 'versions' | 'lang'>>();
  const open = () => {
    const { values } = store.getState();
    setPreview({ open: true, versions: versionsOf(values), lang: editedLanguage.get() });
  };
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden />} disabled={disabled} onClick={open}>
        <Trans>Preview</Trans>
      </Button>
      {preview && (
        <LazyComponent load={load} fallback={null}>
          {(Preview) => (
            <Preview
              {...preview}
              languages={languages}
              onClose={() => setPreview({ ...preview, open: false })}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
