import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Banner } from '../../../api/staff/banners';
import { DEFAULT_LOCALE, directionOf, isLocale, languageTag } from '../../../i18n/locales';
import { BannerSlide } from '../../../site/home/banner-slide';
import site from '../../../site/home/banners.module.css';
import { PreviewFrame } from '../../kit/preview/preview-frame';
import { useRoom } from '../../kit/preview/use-room';
import { useSiteWords } from '../../kit/preview/use-site-words';
import styles from './banner-preview.module.css';

/** Windows that visitors look through, and how much of their height the banner takes, in pixels. */
const WINDOWS = {
  desktop: { width: 1440, height: 900, shown: 648 },
  phone: { width: 390, height: 844, shown: 579 },
};

interface BannerPreviewProps {
  banner: Banner;
  device: keyof typeof WINDOWS;
  /** Called when Escape is pressed in the frame, whose keys the dialog does not hear. */
  onEscape: () => void;
}

/**
 * A banner as the home page shows it: the site's own component and styles in a window of a visitor's
 * size, in the banner's language and direction, made smaller where it does not fit. Its link leads
 * nowhere, and says where it would.
 */
export function BannerPreview({ banner, device, onEscape }: BannerPreviewProps) {
  const { t } = useLingui();
  const [room, size] = useRoom<HTMLDivElement>();
  const [held, setHeld] = useState<string>();
  const { lang } = banner;
  // Content in a language without words of its own stands among those of the default one.
  const { words, failed } = useSiteWords(isLocale(lang) ? lang : DEFAULT_LOCALE);
  // They are few: without them the banner is shown all the same.
  const spoken = failed ? setupI18n({ locale: DEFAULT_LOCALE }) : words;
  const { width, height, shown } = WINDOWS[device];
  const scale = Math.min(1, (size?.width ?? width) / width);
  return (
    <>
      <div ref={room} className={styles.room}>
        {size && (
          <div
            className={styles.shown}
            style={{ inlineSize: width * scale, blockSize: shown * scale }}
          >
            <PreviewFrame
              title={t`The banner on the home page`}
              lang={languageTag(lang)}
              dir={directionOf(lang)}
              {...{ width, height, scale, onEscape }}
              onLink={setHeld}
            >
              {spoken && (
                <I18nProvider i18n={spoken}>
                  <section className={site.banners}>
                    <ul className={site.strip}>
                      <BannerSlide banner={banner} first current label="1" />
                    </ul>
                  </section>
                </I18nProvider>
              )}
            </PreviewFrame>
          </div>
        )}
      </div>
      <p className={styles.note} role="status">
        {held === undefined ? (
          <Trans>
            Titles longer than four lines and subtitles longer than three are cut on the site.
          </Trans>
        ) : (
          <>
            <Trans>Links do nothing in the preview. This one leads to:</Trans>{' '}
            <bdi className={styles.address}>{held}</bdi>
          </>
        )}
      </p>
    </>
  );
}
