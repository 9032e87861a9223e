import { honorCalls } from '../../../api/staff/honors';
import { ArticleForm, type ArticleFormProps } from '../edit/article-form';
import { articleInputs, type ArticleInput } from '../edit/article-values';
import { CoverField } from '../edit/shared-fields';
import type { ArticleWrites } from '../edit/use-article-publishing';
import { ContentField, CopyTexts, TitleField, VersionCoverField } from '../edit/version-fields';
import { HONORS } from '../honor-section';

const toInput = (common: ArticleInput) => common;

/** How honours are sent (§7). */
const WRITES: ArticleWrites = {
  create: (values, form) => honorCalls.create(articleInputs(values, form, toInput)),
  update: (values, form) => honorCalls.update(articleInputs(values, form, toInput)),
};

/** The form of an honour: a title, a text and a cover in each language. */
export function HonorForm(props: ArticleFormProps) {
  return (
    <ArticleForm
      {...props}
      section={HONORS}
      writes={WRITES}
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
