import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '@/api/admin/banners';
import type { ContentLanguage } from '@/api/admin/languages';
import { directionOf, languageTag } from '@/i18n/locales';
import { BannerSlide } from '@/site/home/banner-slide';
import site from '@/site/home/banners.module.css';
import { PreviewDialog } from '@/admin/preview/preview-dialog';

interface BannerPreviewProps {
  /** The banner in each language that has text, at least one. */
  versions: readonly Banner[];
  languages: readonly ContentLanguage[];
  /** The initial language; the first version's if no version has it. */
  lang: string | undefined;
  /** Called after the preview has closed. */
  onClose: () => void;
}

/** Renders an unpublished banner with the home page's own component and styles. */
export function BannerPreview({ versions, languages, lang, onClose }: BannerPreviewProps) {
  const { t } = useLingui();
  return (
    <PreviewDialog
      versions={versions}
      languages={languages}
      {...(lang !== undefined && { lang })}
      help={
        <Trans>
          Titles longer than four lines and subtitles longer than three are shortened on the site.
        </Trans>
      }
      titleOf={() => t`The banner on the home page`}
      onClose={onClose}
    >
      {(banner, siteMessages) => (
        <I18nProvider i18n={siteMessages}>
          {/* The surrounding page may have another language, if the site has no messages in the language of the banner. */}
          <section
            className={site.banners}
            lang={languageTag(banner.lang)}
            dir={directionOf(banner.lang)}
          >
            <ul className={site.slides}>
              <BannerSlide banner={banner} first current label="1" />
            </ul>
          </section>
        </I18nProvider>
      )}
    </PreviewDialog>
  );
}
