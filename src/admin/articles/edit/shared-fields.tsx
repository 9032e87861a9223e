import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueType } from '@/api/admin/catalogues';
import { CatalogueField } from '@/admin/catalogues/choice/catalogue-field';
import { PictureField } from '@/admin/upload/picture-field';
import { useFormState } from '@/admin/fields/form-store';
import type { ArticleForm } from './article-form';
import { catalogueNosOf, languagesToSend, type ArticleValues } from './article-values';

interface ArticleCatalogueFieldProps {
  article: ArticleForm;
  type: CatalogueType;
}

function ArticleCatalogueField({ article, type }: ArticleCatalogueFieldProps) {
  const { group, languages, trees } = article;
  // Joined to a string, because `useFormState` compares with `Object.is`.
  const joinedCodes = useFormState(({ values }: { values: ArticleValues }) =>
    languagesToSend(values, group).join(' '),
  );
  const isCatalogueChosen = useFormState(
    ({ values }: { values: ArticleValues }) => values.cataNo !== null,
  );
  const currentNos = catalogueNosOf(group, trees);
  return (
    <CatalogueField
      name="cataNo"
      type={type}
      languages={languages}
      currentNo={currentNos[0]}
      neededLanguages={joinedCodes === '' ? [] : joinedCodes.split(' ')}
      note={
        currentNos.length > 1 && !isCatalogueChosen ? (
          <p>
            <Trans>
              The language versions are in different catalogues. They stay there until you choose a
              catalogue.
            </Trans>
          </p>
        ) : undefined
      }
    />
  );
}

/** Renders the fields that all languages share: the catalogue, and the cover of versions without their own. */
export function SharedFields({ article }: { article: ArticleForm }) {
  const { t } = useLingui();
  const { catalogueType } = article.section;
  return (
    <>
      {catalogueType !== undefined && (
        <ArticleCatalogueField article={article} type={catalogueType} />
      )}
      <PictureField
        name="cover"
        label={t`Cover`}
        help={t`Used for all languages without a cover of their own: PNG, JPEG, WebP, AVIF, GIF or SVG, up to 5 MB.`}
      />
    </>
  );
}
