import { CATALOGUE_TYPE } from '../../../api/catalogue-type';
import { newsCalls, type NewsItemInput } from '../../../api/staff/news';
import { ArticleForm, type ArticleFormProps } from '../edit/article-form';
import {
  articleInputs,
  requireCatalogue,
  type ArticleExtras,
  type ArticleInput,
} from '../edit/article-values';
import { ArticleCatalogueField, CoverField } from '../edit/shared-fields';
import type { ArticleWrites } from '../edit/use-article-publishing';
import {
  AddressField,
  ContentField,
  CopyTexts,
  SummaryField,
  TitleField,
  VersionCoverField,
} from '../edit/version-fields';
import { NEWS } from '../news-section';

function newsInput(common: ArticleInput, extras: ArticleExtras): NewsItemInput {
  const { note, contentUrl, external } = extras;
  const cataId = requireCatalogue(extras);
  return { ...common, note, contentUrl, cataId, isLink: external ? 1 : 0 };
}

/** How news are sent (§7). */
const WRITES: ArticleWrites = {
  create: (values, form) => newsCalls.create(articleInputs(values, form, newsInput)),
  update: (values, form) => newsCalls.update(articleInputs(values, form, newsInput)),
};

/** The form of a news item: it has a summary (D39), and may lie elsewhere (D25). */
export function NewsForm(props: ArticleFormProps) {
  return (
    <ArticleForm
      {...props}
      section={NEWS}
      writes={WRITES}
      shared={
        <>
          <ArticleCatalogueField type={CATALOGUE_TYPE.news} />
          <CoverField />
        </>
      }
      version={(external) => (
        <>
          <CopyTexts whole names={['title', 'note', external ? 'contentUrl' : 'content']} />
          <TitleField />
          <SummaryField />
          {external ? <AddressField /> : <ContentField />}
          <VersionCoverField />
        </>
      )}
    />
  );
}
