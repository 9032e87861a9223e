import { useContext } from 'react';
import type { Banner } from '@/api/admin/banners';
import type { ContentLanguage } from '@/api/admin/languages';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { useFormStore } from '@/admin/fields/form-store';
import { EditedLanguageContext } from '@/admin/languages/edited-language';
import { bannerLink } from '@/admin/banners/banner-link';
import { hasText, type BannerValues } from './banner-values';

async function loadPreview() {
  const { BannerPreview } = await import('@/admin/banners/preview/banner-preview');
  return BannerPreview;
}

/** Returns the banner in the languages that have text; if none has, an empty one in the first language. */
function previewVersions(values: BannerValues, languages: readonly ContentLanguage[]): Banner[] {
  const versions = languages.flatMap(({ code }) => {
    const texts = values.versions[code];
    return texts ? { code, texts } : [];
  });
  const withText = versions.filter(({ texts }) => hasText(texts));
  return (withText.length > 0 ? withText : versions.slice(0, 1)).map(({ code, texts }) => ({
    id: 'preview',
    lang: code,
    title: texts.title,
    subTitle: texts.subTitle,
    imgPath: values.picture,
    linkUrl: bannerLink(values.link) ?? '',
  }));
}

/** Opens a preview of the unpublished banner in the language that is being edited. */
export function BannerPreviewButton({ languages }: { languages: readonly ContentLanguage[] }) {
  const store = useFormStore<BannerValues>();
  const edited = useContext(EditedLanguageContext);
  return (
    <PreviewButton load={loadPreview}>
      {(Preview, onClose) => (
        <Preview
          versions={previewVersions(store.getState().values, languages)}
          languages={languages}
          lang={edited.get()}
          onClose={onClose}
        />
      )}
    </PreviewButton>
  );
}
