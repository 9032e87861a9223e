import type { Banner } from '@/api/admin/banners';
import type { ContentLanguage } from '@/api/admin/languages';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { toStoredLink } from '@/admin/banners/banner-link';
import { hasText, type BannerValues } from './banner-values';

async function loadPreview() {
  const { BannerPreview } = await import('@/admin/banners/preview/banner-preview');
  return BannerPreview;
}

/** Returns the banner in the languages that have text; if none has, only in the first language. */
function toPreviewVersions(values: BannerValues, languages: readonly ContentLanguage[]): Banner[] {
  const versions = languages.flatMap(({ code }) => {
    const texts = values.versions[code];
    return texts ? { code, texts } : [];
  });
  const versionsWithText = versions.filter(({ texts }) => hasText(texts));
  return (versionsWithText.length > 0 ? versionsWithText : versions.slice(0, 1)).map(
    ({ code, texts }) => ({
      id: 'preview',
      lang: code,
      title: texts.title,
      subTitle: texts.subTitle,
      imgPath: values.picture,
      linkUrl: toStoredLink(values.link) ?? '',
    }),
  );
}

/** Renders the button that opens a preview of the unpublished banner. */
export function BannerPreviewButton({ languages }: { languages: readonly ContentLanguage[] }) {
  return (
    <PreviewButton
      load={loadPreview}
      languages={languages}
      versionsOf={(values: BannerValues) => toPreviewVersions(values, languages)}
    />
  );
}
