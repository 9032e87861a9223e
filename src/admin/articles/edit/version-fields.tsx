import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { TextField } from '@/admin/fields/text-field';
import { useVersion } from '@/admin/fields/content-language';
import { useFieldState, useFormState } from '@/admin/fields/form-store';
import { CopyFields } from '@/admin/languages/copy-fields';
import { PictureField } from '@/admin/upload/picture-field';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { useArticle } from './article-context';
import { EMPTY_VERSION, hasContent, type ArticleValues } from './article-values';

/** The texts of a version that can be copied from another language. */
type TextName = 'title' | 'note' | 'content' | 'contentUrl';

/** Returns whether the version of a language has content. */
function useHasContent(code: string): boolean {
  return useFormState(({ values }: { values: ArticleValues }) =>
    hasContent(values.versions[code] ?? EMPTY_VERSION),
  );
}

/** Renders buttons that copy the named texts from another language into empty fields of the version. */
function CopyTexts(props: { names: readonly TextName[]; coversAllFields?: boolean }) {
  const { languages } = useArticle();
  return <CopyFields code={useVersion().code} languages={languages} {...props} />;
}

function TitleField() {
  const { t } = useLingui();
  const { code, path } = useVersion();
  return (
    <TextField
      name={`${path}.title`}
      label={t`Title`}
      required={useHasContent(code)}
      extra={<CopyTexts names={['title']} />}
    />
  );
}

/** Renders the summary of the version, which only news have (D39). */
function SummaryField() {
  const { t } = useLingui();
  const { path } = useVersion();
  return (
    <TextField
      name={`${path}.note`}
      label={t`Summary`}
      rows={2}
      help={t`Shown in lists and shared links.`}
      extra={<CopyTexts names={['note']} />}
    />
  );
}

function ContentField() {
  const { t } = useLingui();
  const { path } = useVersion();
  return (
    <RichTextField
      name={`${path}.content`}
      label={t`Content`}
      extra={<CopyTexts names={['content']} />}
    />
  );
}

/** Renders the address of an external version (D25). */
function AddressField() {
  const { t } = useLingui();
  const { code, path } = useVersion();
  return (
    <TextField
      name={`${path}.contentUrl`}
      label={t`Web address`}
      type="url"
      required={useHasContent(code)}
      help={t`This item is on another website. Visitors are taken to this address.`}
      extra={<CopyTexts names={['contentUrl']} />}
    />
  );
}

/** Renders the version's own cover, or the button for one if the version uses the cover of all languages. */
function VersionCoverField() {
  const { t } = useLingui();
  const name = `${useVersion().path}.coverUrl`;
  const { value, setValue } = useFieldState<string | null>(name);
  if (value === null) {
    return (
      <p>
        <Button type="link" size="small" onClick={() => setValue('')}>
          <Trans>Use another cover for this language</Trans>
        </Button>
      </p>
    );
  }
  return (
    <PictureField
      name={name}
      label={t`Cover of this language`}
      extra={
        <Button type="link" size="small" onClick={() => setValue(null)}>
          <Trans>Use the shared cover</Trans>
        </Button>
      }
    />
  );
}

/** Renders the fields of a version; external versions have an address instead of content (D25). */
export function VersionFields({ isExternal }: { isExternal: boolean }) {
  const { hasSummary } = useArticle().section;
  return (
    <>
      <CopyTexts
        coversAllFields
        names={[
          'title',
          ...(hasSummary ? (['note'] as const) : []),
          isExternal ? 'contentUrl' : 'content',
        ]}
      />
      <TitleField />
      {hasSummary && <SummaryField />}
      {isExternal ? <AddressField /> : <ContentField />}
      <VersionCoverField />
    </>
  );
}
