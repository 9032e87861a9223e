import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '@/api/admin/banners';
import { languageAttributes } from '@/i18n/locales';
import { BannerSlide } from '@/site/home/banner-slide';
import bannersStyles from '@/site/home/banners.module.css';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';

/** Renders an unpublished banner with the home page's own component and styles. */
export function BannerPreview(props: PreviewProps<Banner>) {
  const { t } = useLingui();
  return (
    <PreviewDialog
      {...props}
      help={<Trans>Titles and subtitles longer than three lines are shortened on the site.</Trans>}
      frameTitleOf={() => t`The banner on the home page`}
    >
      {(banner, siteMessages) => (
        <I18nProvider i18n={siteMessages}>
          {/* The page in the frame has the interface language if the site has no messages in the language of the banner. */}
          <section className={bannersStyles.banners} {...languageAttributes(banner.lang)}>
            <ul className={bannersStyles.slides}>
              <BannerSlide banner={banner} isFirst isCurrent label="1" />
            </ul>
          </section>
        </I18nProvider>
      )}
    </PreviewDialog>
  );
}
