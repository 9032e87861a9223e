import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Typography } from 'antd';
import { useCatalogueTrees } from '@/api/admin/catalogues';
import type { ArticleSection, ListedArticle } from '@/admin/articles/article';
import { catalogueId, EMPTY_VERSION } from '@/admin/articles/edit/article-values';
import { useChangeableArticle } from '@/admin/articles/edit/use-changeable-article';
import { useSaveChange } from '@/admin/edit-form/use-save-change';
import { LanguagePublication } from '@/admin/language-changes/language-publication';
import type { RowMutation } from '@/admin/list/row-mutation';
import { QueryError } from '@/admin/page/query-states';
import { MessageError } from '@/admin/requests/error-message';
import { useLanguageNames } from '@/admin/shared/language-names';

interface ArticlePublicationProps {
  section: ArticleSection;
  rows: readonly ListedArticle[];
  onChange: (rows: readonly ListedArticle[], mutation: RowMutation<ListedArticle>) => void;
  onClose: () => void;
}

/**
 * Renders the dialog that publishes a language of several items as a copy of another language. Items whose catalogue
 * lacks the language stay (D21).
 */
export function ArticlePublication({ section, rows, onChange, onClose }: ArticlePublicationProps) {
  const { t } = useLingui();
  const { codes, nameOf: languageOf } = useLanguageNames();
  const { catalogues } = section;
  const trees = useCatalogueTrees(
    catalogues ?? 0,
    catalogues === undefined || codes.length === 0 ? undefined : codes,
  );
  const itemOf = useChangeableArticle(section);
  const saveChange = useSaveChange();
  return (
    <LanguagePublication
      {...{ rows, onClose }}
      keyOf={(row) => String(row.no)}
      nameOf={({ main }) => main.title}
      isReady={catalogues === undefined || trees.data !== undefined}
      failure={
        trees.error !== undefined &&
        trees.data === undefined && (
          <QueryError error={trees.error} onRetry={() => void trees.mutate()} />
        )
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
      blockedRows={(candidates, { target }) => {
        const language = languageOf(target);
        return {
          reason: <Trans>Their catalogue does not exist in {language}</Trans>,
          rows:
            catalogues === undefined
              ? []
              : candidates.filter(
                  (row) => catalogueId(target, null, row, trees.data ?? {}) === undefined,
                ),
        };
      }}
      onPublish={(items, { source, target }) =>
        onChange(items, {
          name: 'language',
          send: ({ no }, idempotencyKeys) =>
            saveChange(
              itemOf(no),
              (values, group) => {
                if (group.versions[target]) return values;
                const copied = languageOf(source);
                if (!group.versions[source])
                  throw new MessageError(t`The version in ${copied} was deleted by someone else.`);
                const copy = values.versions[source] ?? EMPTY_VERSION;
                return { ...values, versions: { ...values.versions, [target]: copy } };
              },
              idempotencyKeys,
            ),
        })
      }
    />
  );
}
