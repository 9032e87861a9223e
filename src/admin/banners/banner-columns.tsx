import { useLingui } from '@lingui/react/macro';
import type { Banner } from '@/api/admin/banners';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { ListColumn } from '@/admin/list/list-table';
import { BannerTarget, BannerTitle } from './banner-cells';

/** Returns the columns of the banner list; `language` is the filter that the form returns to. */
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
