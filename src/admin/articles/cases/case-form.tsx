import { CATALOGUE_TYPE } from '../../../api/catalogue-type';
import { caseCalls, type CaseAnalysisInput } from '../../../api/staff/cases';
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
  TitleField,
  VersionCoverField,
} from '../edit/version-fields';
import { CASES } from '../case-section';

function caseInput(common: ArticleInput, extras: ArticleExtras): CaseAnalysisInput {
  return { ...common, contentUrl: extras.contentUrl, cataId: requireCatalogue(extras) };
}

/** How cases are sent (§7). */
const WRITES: ArticleWrites = {
  create: (values, form) => caseCalls.create(articleInputs(values, form, caseInput)),
  update: (values, form) => caseCalls.update(articleInputs(values, form, caseInput)),
};

/** The form of a case: external when it has an address (D25). */
export function CaseForm(props: ArticleFormProps) {
  return (
    <ArticleForm
      {...props}
      section={CASES}
      writes={WRITES}
      shared={
        <>
          <ArticleCatalogueField type={CATALOGUE_TYPE.cases} />
          <CoverField />
        </>
      }
      version={(external) => (
        <>
          <CopyTexts whole names={['title', external ? 'contentUrl' : 'content']} />
          <TitleField />
          {external ? <AddressField /> : <ContentField />}
          <VersionCoverField />
        </>
      )}
    />
  );
}
