import { useLingui } from '@lingui/react/macro';
import type { BasicArticleSection } from '@/admin/articles/article';
import { ArticleEditPage } from './article-edit-page';
import type { EditSearch } from './edit-search';
import { CoverField } from './shared-fields';
import { ContentField, CopyTexts, TitleField, VersionCoverField } from './version-fields';

interface BasicArticleEditPageProps {
  section: BasicArticleSection;
  search: EditSearch;
}

/** Renders the form of an item with title, text and cover in each language. */
export function BasicArticleEditPage({ section, search }: BasicArticleEditPageProps) {
  const { t } = useLingui();
  const { titles } = section;
  return (
    <ArticleEditPage
      section={section}
      search={search}
      titles={{ create: t(titles.create), edit: t(titles.edit) }}
      sharedFields={<CoverField />}
      renderVersion={() => (
        <>
          <CopyTexts copiesAllFields names={['title', 'content']} />
          <TitleField />
          <ContentField />
          <VersionCoverField />
        </>
      )}
    />
  );
}
