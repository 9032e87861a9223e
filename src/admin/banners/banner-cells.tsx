import { ExclamationCircleFilled, ExportOutlined, PushpinFilled } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Banner } from '../../api/staff/banners';
import { directionOf, languageTag } from '../../i18n/locales';
import { hostOf, safeUrl } from '../../lib/safe-url';
import styles from './banner-list.module.css';

interface CellProps {
  banner: Banner;
}

/** What a banner is called in words about it. */
export function useBannerName(): (banner: Banner) => string {
  const { t } = useLingui();
  return ({ title }) => (title?.trim() ? title : t`Untitled`);
}

/** The picture, small; in words where there is none or where it cannot be loaded. */
export function BannerPicture({ banner: { imgPath } }: CellProps) {
  const [broken, setBroken] = useState<string>();
  const url = safeUrl(imgPath);
  return (
    <div className={styles.picture}>
      {url && broken !== url ? (
        <img
          src={url}
          alt=""
          width={112}
          height={63}
          loading="lazy"
          onError={() => setBroken(url)}
        />
      ) : (
        <span className={styles.plate}>
          {url ? <Trans>Picture not found</Trans> : <Trans>No picture</Trans>}
        </span>
      )}
    </div>
  );
}

/** Title, leading to the form, and subtitle, in the banner's language and direction. */
export function BannerWordsCell({
  banner,
  language,
  pinned,
}: CellProps & { language: string | undefined; pinned: boolean }) {
  const nameOf = useBannerName();
  const { id, lang, subTitle } = banner;
  const own = { lang: languageTag(lang), dir: directionOf(lang) };
  return (
    <>
      <Link
        to="/admin/banner/list"
        search={{ language, edit: String(id) }}
        className={styles.title}
        {...own}
      >
        {nameOf(banner)}
      </Link>
      {subTitle && (
        <p className={styles.subtitle} {...own}>
          {subTitle}
        </p>
      )}
      {pinned && (
        <p className={styles.pinned}>
          <PushpinFilled aria-hidden /> <Trans>Pinned</Trans>
        </p>
      )}
    </>
  );
}

/** Where the banner leads: a path of this site, another site's host, nowhere, or nowhere usable. */
export function BannerTarget({ banner: { linkUrl } }: CellProps) {
  if (!linkUrl?.trim()) {
    return (
      <span className={styles.muted}>
        <Trans>No link</Trans>
      </span>
    );
  }
  const url = safeUrl(linkUrl);
  if (!url) {
    return (
      <span className={styles.unusable}>
        <ExclamationCircleFilled aria-hidden /> <Trans>Not usable: {linkUrl}</Trans>
      </span>
    );
  }
  const { origin, pathname, search, hash } = new URL(url);
  const words =
    origin === location.origin ? `${pathname}${search}${hash}` : (hostOf(url) ?? linkUrl);
  return (
    <a className={styles.target} href={url} target="_blank" rel="noopener noreferrer" title={url}>
      <ExportOutlined aria-hidden /> <span dir="ltr">{words}</span>
      <span className="visually-hidden">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
