import { useLingui } from '@lingui/react/macro';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import { ArticleEditPage } from '@/admin/articles/edit/article-edit-page';
import type { EditSearch } from '@/admin/articles/edit/edit-search';
import { ArticleCatalogueField, CoverField } from '@/admin/articles/edit/shared-fields';
import {
  AddressField,
  ContentField,
  CopyTexts,
  SummaryField,
  TitleField,
  VersionCoverField,
} from '@/admin/articles/edit/version-fields';
import { NEWS } from '@/admin/articles/article-sections';

interface NewsEditPageProps {
  search: EditSearch;
  isExternal?: boolean;
}

/** Renders `/admin/articles/news/edit`, and `edit-external` for external items (D25). News have a summary (D39). */
export function NewsEditPage({ search, isExternal = false }: NewsEditPageProps) {
  const { t } = useLingui();
  return (
    <ArticleEditPage
      section={NEWS}
      search={search}
      isExternal={isExternal}
      titles={
        isExternal
          ? { create: t`New external news item`, edit: t`Edit external news item` }
          : { create: t`New news item`, edit: t`Edit news item` }
      }
      sharedFields={
        <>
          <ArticleCatalogueField type={CATALOGUE_TYPE.news} />
          <CoverField />
        </>
      }
      renderVersion={(isVersionExternal) => (
        <>
          <CopyTexts
            copiesAllFields
            names={['title', 'note', isVersionExternal ? 'contentUrl' : 'content']}
          />
          <TitleField />
          <SummaryField />
          {isVersionExternal ? <AddressField /> : <ContentField />}
          <VersionCoverField />
        </>
      )}
    />
  );
}
