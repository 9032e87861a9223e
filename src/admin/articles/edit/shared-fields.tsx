import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueType } from '@/api/admin/catalogues';
import { CatalogueField } from '@/admin/catalogues/choice/catalogue-field';
import { PictureField } from '@/admin/upload/picture-field';
import { useFormState } from '@/admin/fields/form-store';
import { useArticle } from './article-context';
import { presentCatalogues, sentLanguages, type ArticleValues } from './article-values';

export function ArticleCatalogueField({ type }: { type: CatalogueType }) {
  const { group, languages, trees } = useArticle();
  // As a text, which is equal while the languages are.
  const sent = useFormState(({ values }: { values: ArticleValues }) =>
    sentLanguages(values, group).join(' '),
  );
  const isChosen = useFormState(({ values }: { values: ArticleValues }) => values.cataNo !== null);
  const present = presentCatalogues(group, trees);
  return (
    <CatalogueField
      name="cataNo"
      type={type}
      languages={languages}
      present={present[0]}
      needed={sent === '' ? [] : sent.split(' ')}
      note={
        present.length > 1 && !isChosen ? (
          <p>
            <Trans>
              The languages are in different catalogues. They are kept until you choose one.
            </Trans>
          </p>
        ) : undefined
      }
    />
  );
}

/** Renders the cover that versions without their own share. */
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
