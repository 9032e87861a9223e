import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueType } from '@/api/admin/catalogues';
import { CatalogueField } from '@/admin/catalogues/choice/catalogue-field';
import { PictureField } from '@/admin/upload/picture-field';
import { useFormState } from '@/admin/fields/form-store';
import { useArticle } from './article-context';
import { catalogueNosOf, sentLanguages, type ArticleValues } from './article-values';

export function ArticleCatalogueField({ type }: { type: CatalogueType }) {
  const { group, languages, trees } = useArticle();
  // Joined to a string, because `useFormState` compares with `Object.is`.
  const joinedCodes = useFormState(({ values }: { values: ArticleValues }) =>
    sentLanguages(values, group).join(' '),
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

/** Renders the field of the shared cover, for language versions without a cover of their own. */
export function CoverField() {
  const { t } = useLingui();
  return (
    <PictureField
      name="cover"
      label={t`Cover`}
      help={t`One picture for all languages: PNG, JPEG, WebP, AVIF, GIF or SVG, up to 5 MB.`}
    />
  );
}
