import { Plural, Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import { useCatalogueTrees } from '@/api/admin/catalogues';
import { keyOf, type ArticleSection, type ListedArticle } from '@/admin/articles/article';
import { catalogueIdOf } from '@/admin/articles/edit/article-values';
import { useArticleName } from '@/admin/articles/use-article-name';
import { useChangeableArticle } from '@/admin/articles/edit/use-changeable-article';
import { LanguagePublicationDialog } from '@/admin/language-changes/language-publication-dialog';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { QueryError } from '@/admin/page/query-states';
import { useLanguageNames } from '@/admin/shared/language-names';

interface ArticlePublicationDialogProps extends BulkDialogProps<ListedArticle> {
  section: ArticleSection;
}

/** Renders the dialog that publishes a language of items as a copy of another; skips those whose catalogue lacks it (D21). */
export function ArticlePublicationDialog({ section, ...dialog }: ArticlePublicationDialogProps) {
  const { codes, nameOf: languageNameOf } = useLanguageNames();
  const nameOf = useArticleName();
  const { catalogueType } = section;
  const trees = useCatalogueTrees(
    catalogueType ?? 0,
    catalogueType === undefined || codes.length === 0 ? undefined : codes,
  );
  const changeableArticleOf = useChangeableArticle(section);
  return (
    <LanguagePublicationDialog
      {...{ ...dialog, keyOf, nameOf }}
      itemOf={({ no }) => changeableArticleOf(no)}
      isReady={catalogueType === undefined || trees.data !== undefined}
      failureNotice={
        trees.error !== undefined &&
        trees.data === undefined && <QueryError error={trees.error} onRetry={trees.mutate} />
      }
      summary={(count, language) => (
        <Plural
          value={count}
          one={`# item will be published in ${language}, here and on the site.`}
          other={`# items will be published in ${language}, here and on the site.`}
        />
      )}
      note={
        <Typography.Paragraph>
          <Trans>
            You cannot undo this for one language: an article can only be deleted in all languages.
          </Trans>
        </Typography.Paragraph>
      }
      findBlockedRows={(candidates, { target }) => {
        const language = languageNameOf(target);
        return {
          reason: <Trans>Their catalogue does not exist in {language}</Trans>,
          rows:
            catalogueType === undefined
              ? []
              : candidates.filter(
                  (row) => catalogueIdOf(target, null, row, trees.data ?? {}) === undefined,
                ),
        };
      }}
    />
  );
}
