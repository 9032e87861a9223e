import { ExclamationCircleFilled, ExportOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tag, Typography } from 'antd';
import { useState } from 'react';
import type { Banner } from '@/api/admin/banners';
import { languageAttributes } from '@/i18n/locales';
import { hostOf, pictureUrl, safeUrl } from '@/lib/safe-url';
import type { ListColumn } from '@/admin/list/list-table';
import { PinnedMark } from '@/admin/list/row-pins';
import { TwoLines } from '@/admin/list/two-lines';
import { useLanguageNames } from '@/admin/shared/language-names';
import styles from './banner-list.module.css';

interface CellProps {
  banner: Banner;
}

/** Returns the function for the name of a banner in lists and messages: its title, or that it has none. */
export function useBannerName(): (banner: Banner) => string {
  const { t } = useLingui();
  return ({ title }) => (title?.trim() ? title : t`Untitled`);
}

/** Renders the banner's thumbnail, or a text if there is none or it cannot be displayed. */
function BannerPicture({ banner: { imgPath } }: CellProps) {
  const { t } = useLingui();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = pictureUrl(imgPath);
  if (url && brokenUrl !== url) {
    return (
      <img
        className={styles.picture}
        src={url}
        alt=""
        width={72}
        height={40}
        loading="lazy"
        onError={() => setBrokenUrl(url)}
      />
    );
  }
  return (
    <Tag color="warning">{imgPath?.trim() ? t`Picture can’t be displayed` : t`No picture`}</Tag>
  );
}

interface BannerTitleProps extends CellProps {
  language: string | undefined;
  isPinned: boolean;
}

/** Renders picture, title with a link to the form, and subtitle, in the banner's language and direction. */
function BannerTitle({ banner, language, isPinned }: BannerTitleProps) {
  const nameOf = useBannerName();
  const { id, lang, subTitle } = banner;
  const name = nameOf(banner);
  return (
    <div className={styles.heading}>
      <BannerPicture banner={banner} />
      <TwoLines
        title={name}
        firstLine={
          <Link
            to="/admin/banner/list"
            search={{ language, edit: String(id) }}
            {...languageAttributes(lang)}
          >
            {name}
          </Link>
        }
        secondLineTexts={[{ lang, text: subTitle }]}
        marks={isPinned && <PinnedMark />}
      />
    </div>
  );
}

/** Renders the banner's target: a path of this site, another site's host, none, or an unusable address. */
function BannerTarget({ banner: { linkUrl } }: CellProps) {
  if (!linkUrl?.trim()) {
    return (
      <Typography.Text type="secondary">
        <Trans>No link</Trans>
      </Typography.Text>
    );
  }
  const url = safeUrl(linkUrl);
  if (!url) {
    return (
      <Typography.Text type="danger">
        <ExclamationCircleFilled aria-hidden /> <Trans>Invalid link: {linkUrl}</Trans>
      </Typography.Text>
    );
  }
  const { origin, pathname, search, hash } = new URL(url);
  const linkText =
    origin === location.origin ? `${pathname}${search}${hash}` : (hostOf(url) ?? linkUrl);
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={url}>
      <ExportOutlined aria-hidden /> <span dir="ltr">{linkText}</span>
      <span className="visually-hidden">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}

/** Returns the columns of the banner list; `language` is the filter of the list, to which the form returns. */
export function useBannerColumns(
  language: string | undefined,
  isPinned: (banner: Banner) => boolean,
): ListColumn<Banner>[] {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  return [
    {
      key: 'banner',
      title: t`Banner`,
      render: (_, banner) => (
        <BannerTitle banner={banner} language={language} isPinned={isPinned(banner)} />
      ),
    },
    {
      key: 'language',
      title: t`Language`,
      width: 160,
      responsive: ['md'],
      render: (_, { lang }) => nameOf(lang),
    },
    {
      key: 'target',
      title: t`Links to`,
      width: '26%',
      responsive: ['md'],
      render: (_, banner) => <BannerTarget banner={banner} />,
    },
  ];
}
