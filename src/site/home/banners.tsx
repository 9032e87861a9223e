import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { useBanners } from '@/api/banners';
import { useLocale } from '@/i18n/use-locale';
import { ErrorNotice } from '@/ui/notices';
import { Icon } from '@/ui/icon';
import page from '@/site/layout/page.module.css';
import { inBannerOrder } from './banner-order';
import { BannerSlide } from './banner-slide';
import styles from './banners.module.css';

/** Renders the banners of the home page as a carousel, pinned ones first. It never advances automatically. */
export function Banners() {
  const { t } = useLingui();
  const { direction } = useLocale();
  const { data, error, mutate } = useBanners();
  const track = useRef<HTMLUListElement>(null);
  /** Target index of a running scroll, from which the next step continues. */
  const target = useRef<number>(undefined);
  const [scrolled, setCurrent] = useState(0);
  const [furthest, setFurthest] = useState(0);
  // Loads the first picture before all others, then prefetches the next one.
  const [ahead, setAhead] = useState(0);
  if (error && !data) {
    return (
      <div className={`${page.page} ${styles.failed}`}>
        <ErrorNotice onRetry={() => void mutate()}>
          <Trans>Couldn’t load banners.</Trans>
        </ErrorNotice>
      </div>
    );
  }
  const banners = inBannerOrder(data ?? []);
  if (data && banners.length === 0) return null;
  const count = banners.length;
  const current = Math.min(scrolled, Math.max(0, count - 1));
  const place = (number: number) => t`${number} of ${count}`;
  const forget = () => {
    target.current = undefined;
  };
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const exact = Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth;
    const at = Math.round(exact);
    if (at === target.current && Math.abs(exact - at) < 0.01) forget();
    setCurrent(at);
    setFurthest((before) => Math.max(before, at));
  };
  const step = (by: 1 | -1) => {
    const from = target.current ?? current;
    const to = Math.min(Math.max(from + by, 0), count - 1);
    if (to === from) return;
    target.current = to;
    const sign = direction === 'rtl' ? -1 : 1;
    track.current?.scrollTo({ left: sign * to * track.current.clientWidth });
  };
  // Native scrolling by key would snap to its own target during a programmatic scroll.
  const stepByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
  };
  const position = place(current + 1);
  const title = banners[current]?.title;
  return (
    <section
      className={styles.banners}
      aria-roledescription={t`carousel`}
      aria-label={t`Highlights`}
    >
      <ul // eslint-disable-line jsx-a11y/no-noninteractive-element-interactions -- the keys and the pointer move the scroll container
        className={styles.slides}
        ref={track}
        onScroll={follow}
        onPointerDown={forget}
        onWheel={forget}
        onKeyDown={stepByKey}
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      >
        {data ? (
          banners.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              first={index === 0}
              current={index === current}
              near={index <= furthest + ahead}
              onLoad={() => setAhead(1)}
              label={place(index + 1)}
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
      {banners.length > 1 && (
        <div className={styles.steps}>
          <button
            type="button"
            aria-label={t`Previous highlight`}
            aria-disabled={current === 0}
            onClick={() => step(-1)}
          >
            <Icon name="back" size={22} />
          </button>
          <span className={styles.place} aria-hidden>
            {current + 1} / {count}
          </span>
          <span className="visually-hidden" aria-live="polite">
            {t`${position}: ${title}`}
          </span>
          <button
            type="button"
            aria-label={t`Next highlight`}
            aria-disabled={current === count - 1}
            onClick={() => step(1)}
          >
            <Icon name="forward" size={22} />
          </button>
        </div>
      )}
    </section>
  );
}
