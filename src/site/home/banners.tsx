import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBanners } from '@/api/banners';
import { ErrorNotice } from '@/ui/notices';
import { Icon } from '@/ui/icon';
import pageStyles from '@/site/layout/page.module.css';
import { sortBanners } from './banner-order';
import { BannerSlide } from './banner-slide';
import { useBannerCarousel } from './use-banner-carousel';
import styles from './banners.module.css';

/** Renders the banners of the home page as a carousel, pinned ones first. It never advances automatically. */
export function Banners() {
  const { t } = useLingui();
  const { data, error, mutate } = useBanners();
  const banners = sortBanners(data ?? []);
  const count = banners.length;
  const { track, listeners, currentIndex, furthestIndex, step } = useBannerCarousel(count);
  // Loads the first picture before all others, then prefetches the next one.
  const [prefetchCount, setPrefetchCount] = useState(0);
  if (error && !data) {
    return (
      <div className={`${pageStyles.page} ${styles.error}`}>
        <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
          <Trans>Couldn’t load banners.</Trans>
        </ErrorNotice>
      </div>
    );
  }
  if (data && count === 0) return null;
  const positionOf = (number: number) => t`${number} of ${count}`;
  const position = positionOf(currentIndex + 1);
  const title = banners[currentIndex]?.title;
  return (
    <section
      className={styles.banners}
      aria-roledescription={t`carousel`}
      aria-label={t`Highlights`}
    >
      <ul
        className={styles.slides}
        ref={track}
        {...listeners}
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      >
        {data ? (
          banners.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              isFirst={index === 0}
              isCurrent={index === currentIndex}
              isNear={index <= furthestIndex + prefetchCount}
              onLoad={() => setPrefetchCount(1)}
              label={positionOf(index + 1)}
            />
          ))
        ) : (
          <li className={styles.loading} aria-busy="true">
            <span className="visually-hidden">
              <Trans>Loading</Trans>
            </span>
          </li>
        )}
      </ul>
      {count > 1 && (
        <div className={styles.stepButtons}>
          <button
            type="button"
            aria-label={t`Previous highlight`}
            aria-disabled={currentIndex === 0}
            onClick={() => step(-1)}
          >
            <Icon name="back" size={22} />
          </button>
          <span className={styles.position} aria-hidden>
            {currentIndex + 1} / {count}
          </span>
          <span className="visually-hidden" aria-live="polite">
            {title ? t`${position}: ${title}` : position}
          </span>
          <button
            type="button"
            aria-label={t`Next highlight`}
            aria-disabled={currentIndex === count - 1}
            onClick={() => step(1)}
          >
            <Icon name="forward" size={22} />
          </button>
        </div>
      )}
    </section>
  );
}
