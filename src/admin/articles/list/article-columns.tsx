import { useLingui } from '@lingui/react/macro';
import type { SortOrder } from 'antd/es/table/interface';
import { useLocale } from '@/i18n/use-locale';
import { LastPublication } from '@/admin/list/last-publication';
import type { ListColumn } from '@/admin/list/list-table';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { useLanguageNames } from '@/admin/shared/language-names';
import { LanguageTags } from '@/admin/shared/language-tags';
import {
  lastPublishedVersionOf,
  viewsOf,
  type ArticleSection,
  type ListedArticle,
} from '@/admin/articles/article';
import { ArticleCatalogue, ArticleTitle } from './article-cells';

const LARGEST_FIRST: SortOrder[] = ['descend', 'ascend'];

interface ArticleColumnsOptions {
  isPinned: (group: ListedArticle) => boolean;
  isReadOnly: (group: ListedArticle) => boolean;
  edits: RowEdits;
}

/** Returns the columns of an article list. */
export function useArticleColumns(
  section: ArticleSection,
  { isPinned, isReadOnly, edits }: ArticleColumnsOptions,
): ListColumn<ListedArticle>[] {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const { tag } = useLocale();
  const { catalogueType } = section;
  const numberFormat = new Intl.NumberFormat(tag);
  return [
    {
      key: 'title',
      title: t`Title`,
      sorter: true,
      render: (_, group) => (
        <ArticleTitle
          {...{ section, group, edits }}
          isPinned={isPinned(group)}
          isReadOnly={isReadOnly(group)}
        />
      ),
    },
    {
      key: 'languages',
      title: t`Languages`,
      width: 96,
      responsive: ['md'],
      render: (_, { versions }) => (
        <LanguageTags languages={languages} presentCodes={Object.keys(versions)} />
      ),
    },
    ...(catalogueType === undefined
      ? []
      : [
          {
            key: 'catalogue',
            title: t`Catalogue`,
            width: 144,
            responsive: ['xl' as const],
            ellipsis: true,
            sorter: true,
            render: (_: unknown, group: ListedArticle) => <ArticleCatalogue group={group} />,
          },
        ]),
    {
      key: 'views',
      title: t`Views`,
      width: 84,
      sorter: true,
      sortDirections: LARGEST_FIRST,
      align: 'end',
      responsive: ['xl'],
      render: (_, group) => numberFormat.format(viewsOf(group)),
    },
    {
      key: 'updated',
      title: t`Updated`,
      width: 164,
      sorter: true,
      sortDirections: LARGEST_FIRST,
      responsive: ['md'],
      render: (_, group) => (
        <LastPublication time={lastPublishedVersionOf(group).updateTime} tag={tag} />
      ),
    },
    {
      key: 'author',
      title: t`Published by`,
      width: 124,
      sorter: true,
      responsive: ['xl'],
      ellipsis: true,
      render: (_, group) => lastPublishedVersionOf(group).operatorName ?? '–',
    },
  ];
}
