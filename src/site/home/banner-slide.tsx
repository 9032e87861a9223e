import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Banner } from '@/api/banners';
import { safeUrl } from '@/lib/safe-url';
import { Picture } from '@/ui/picture';
import { Icon } from '@/ui/icon';
import { HiddenName } from '@/ui/hidden-name';
import { StoredLink } from '@/site/layout/stored-link';
import pageStyles from '@/site/layout/page.module.css';
import styles from './banners.module.css';

interface BannerSlideProps {
  banner: Banner;
  /**
   * Whether it is the initial banner: its picture loads with high priority, and without a link of its own it links to the
   * contact form.
   */
  isFirst?: boolean;
  isCurrent: boolean;
  /** Whether it is visible or may be soon: until then its picture does not load. */
  isNear?: boolean;
  onLoad?: (() => void) | undefined;
  /** Position, as in "2 of 5". */
  label: string;
}

/** Renders a banner: the picture, and the text on a panel. */
export function BannerSlide(props: BannerSlideProps) {
  const { banner, isFirst = false, isCurrent, isNear = true, label, onLoad } = props;
  const { t } = useLingui();
  const link = safeUrl(banner.linkUrl);
  return (
    <li
      className={styles.slide}
      aria-roledescription={t`slide`}
      aria-label={label}
      inert={!isCurrent}
    >
      <Picture
        src={isNear ? banner.imgPath : undefined}
        alt=""
        width={1920}
        height={1080}
        isEager={isFirst}
        className={styles.picture}
        onLoad={onLoad}
      />
      <div className={`${pageStyles.page} ${styles.overlay}`}>
        <div className={styles.panel}>
          {banner.title && <h2 className={styles.title}>{banner.title}</h2>}
          {banner.subTitle && <p className={styles.subtitle}>{banner.subTitle}</p>}
          {!link && isFirst && (
            <Link to="/about" hash="contact" className={pageStyles.moreLink}>
              <Trans>Write to us</Trans>
              <Icon name="arrow" />
            </Link>
          )}
          {link && (
            <StoredLink url={link} className={pageStyles.moreLink}>
              <Trans>Read more</Trans>
              {banner.title && <HiddenName name={banner.title} />}
              <Icon name="arrow" />
            </StoredLink>
          )}
        </div>
      </div>
    </li>
  );
}
