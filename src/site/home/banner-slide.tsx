import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '../../api/banners';
import { safeUrl } from '../../lib/safe-url';
import { Picture } from '../../ui/picture';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../layout/site-link';
import page from '../layout/page.module.css';
import styles from './banners.module.css';

interface BannerSlideProps {
  banner: Banner;
  /** The one that is seen first, whose picture is asked for at once. */
  first: boolean;
  current: boolean;
  /** Its place, as in "2 of 5". */
  label: string;
}

/** One banner: its picture, and its words on a quiet panel beside it. */
export function BannerSlide({ banner, first, current, label }: BannerSlideProps) {
  const { t } = useLingui();
  const link = safeUrl(banner.linkUrl);
  return (
    <li
      className={styles.slide}
      aria-roledescription={t`slide`}
      aria-label={label}
      inert={!current}
    >
      <Picture
        src={banner.imgPath}
        alt=""
        width={1920}
        height={1080}
        first={first}
        className={styles.picture}
      />
      <div className={`${page.page} ${styles.over}`}>
        <div className={styles.panel}>
          {banner.title && <h2 className={styles.title}>{banner.title}</h2>}
          {banner.subTitle && <p className={styles.subtitle}>{banner.subTitle}</p>}
          {link && (
            <SiteLink url={link} className={page.more}>
              <Trans>Read more</Trans>
              <span className="visually-hidden">: {banner.title}</span>
              <Icon name="arrow" />
            </SiteLink>
          )}
        </div>
      </div>
    </li>
  );
}
