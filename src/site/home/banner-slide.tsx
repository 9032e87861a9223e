import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '@/api/banners';
import { safeUrl } from '@/lib/safe-url';
import { Picture } from '@/ui/picture';
import { Icon } from '@/ui/icon';
import { SiteLink } from '@/site/layout/site-link';
import page from '@/site/layout/page.module.css';
import styles from './banners.module.css';

interface BannerSlideProps {
  banner: Banner;
  /** The one that is seen first, whose picture is asked for at once. */
  first?: boolean;
  current: boolean;
  /** Whether it is seen, or soon can be: until then its picture is not asked for. */
  near?: boolean;
  /** Called when its picture is there. */
  onLoad?: (() => void) | undefined;
  /** Its place, as in "2 of 5". */
  label: string;
}

/** One banner: its picture, and its words on a quiet panel beside it. */
export function BannerSlide(props: BannerSlideProps) {
  const { banner, first = false, current, near = true, label, onLoad } = props;
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
        src={near ? banner.imgPath : undefined}
        alt=""
        width={1920}
        height={1080}
        first={first}
        className={styles.picture}
        onLoad={onLoad}
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
