import { useLingui } from '@lingui/react/macro';
import { useLocale } from '@/i18n/use-locale';
import { versionsOf } from '@/lib/group-versions';
import { Updated } from '@/admin/list/updated';
import type { ListColumn } from '@/admin/list/list-table';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { LanguageTags } from '@/admin/shared/language-tags';
import {
  latestOf,
  viewsOf,
  type ArticleSection,
  type ListedArticle,
} from '@/admin/articles/article';
import { ArticleCatalogue, ArticleTitle } from './article-cells';

interface ArticleColumnsOptions {
  isPinned: (group: ListedArticle) => boolean;
  /** Returns whether an item currently cannot be edited. */
  isFixed: (group: ListedArticle) => boolean;
  edits: RowEdits;
}

/** Returns the columns of an article list. */
export function useArticleColumns(
  section: ArticleSection,
  { isPinned, isFixed, edits }: ArticleColumnsOptions,
): ListColumn<ListedArticle>[] {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { catalogues } = section;
  const number = new Intl.NumberFormat(tag);
  return [
    {
      key: 'title',
      title: t`Title`,
      render: (_, group) => (
        <ArticleTitle
          {...{ section, group, edits }}
          pinned={isPinned(group)}
          fixed={isFixed(group)}
        />
      ),
    },
    {
      key: 'languages',
      title: t`Languages`,
      width: 112,
      responsive: ['md'],
      render: (_, { versions }) => <LanguageTags present={Object.keys(versions)} />,
    },
    ...(catalogues === undefined
      ? []
      : [
          {
            key: 'catalogue',
            title: t`Catalogue`,
            width: 160,
            responsive: ['lg' as const],
            ellipsis: true,
            render: (_: unknown, group: ListedArticle) => (
              <ArticleCatalogue type={catalogues} group={group} />
            ),
          },
        ]),
    {
      key: 'views',
      title: t`Views`,
      width: 84,
      align: 'end',
      responsive: ['lg'],
      render: (_, group) => number.format(viewsOf(group)),
    },
    {
      key: 'updated',
      title: t`Updated`,
      width: 168,
      responsive: ['md'],
      render: (_, group) => {
        const { updateTime, operatorName } = latestOf(versionsOf(group)) ?? group.main;
        return <Updated time={updateTime} by={operatorName} />;
      },
    },
  ];
}
