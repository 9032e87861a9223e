import { useLingui } from '@lingui/react/macro';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import { ArticleEditPage } from '@/admin/articles/edit/article-edit-page';
import type { EditSearch } from '@/admin/articles/edit/edit-search';
import { ArticleCatalogueField, CoverField } from '@/admin/articles/edit/shared-fields';
import {
  AddressField,
  ContentField,
  CopyTexts,
  TitleField,
  VersionCoverField,
} from '@/admin/articles/edit/version-fields';
import { CASES } from '@/admin/articles/article-sections';

interface CaseEditPageProps {
  search: EditSearch;
  isExternal?: boolean;
}

/** Renders `/admin/articles/cases/edit`, and `edit-external` for external items: those with an address (D25). */
export function CaseEditPage({ search, isExternal = false }: CaseEditPageProps) {
  const { t } = useLingui();
  return (
    <ArticleEditPage
      section={CASES}
      search={search}
      isExternal={isExternal}
      titles={
        isExternal
          ? { create: t`New external case`, edit: t`Edit external case` }
          : { create: t`New case`, edit: t`Edit case` }
      }
      sharedFields={
        <>
          <ArticleCatalogueField type={CATALOGUE_TYPE.cases} />
          <CoverField />
        </>
      }
      renderVersion={(isVersionExternal) => (
        <>
          <CopyTexts
            copiesAllFields
            names={['title', isVersionExternal ? 'contentUrl' : 'content']}
          />
          <TitleField />
          {isVersionExternal ? <AddressField /> : <ContentField />}
          <VersionCoverField />
        </>
      )}
    />
  );
}
