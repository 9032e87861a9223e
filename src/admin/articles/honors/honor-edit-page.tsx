import { useLingui } from '@lingui/react/macro';
import { honorCalls, type HonorInput } from '../../../api/staff/honors';
import { ArticleEditPage } from '../edit/article-edit-page';
import type { ArticleInput } from '../edit/article-values';
import type { EditSearch } from '../edit/edit-search';
import { CoverField } from '../edit/shared-fields';
import { ContentField, CopyTexts, TitleField, VersionCoverField } from '../edit/version-fields';
import { HONORS } from '../honor-section';

const honorInput = (common: ArticleInput): HonorInput => common;

/** `/admin/articles/honors/edit`: a title, a text and a cover in each language. */
export function HonorEditPage({ search }: { search: EditSearch }) {
  const { t } = useLingui();
  return (
    <ArticleEditPage
      section={HONORS}
      search={search}
      titles={{ create: t`New honour`, edit: t`Edit honour` }}
      calls={honorCalls}
      toInput={honorInput}
      shared={<CoverField />}
      version={() => (
        <>
          <CopyTexts whole names={['title', 'content']} />
          <TitleField />
          <ContentField />
          <VersionCoverField />
        </>
      )}
    />
  );
}
