import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { TextField, type TextFieldProps } from '@/admin/fields/text-field';
import { UrlField } from '@/admin/fields/url-field';
import { useVersion } from '@/admin/fields/content-language';
import { useFieldState, useFormState } from '@/admin/fields/form-store';
import { CopyFields } from '@/admin/languages/copy-fields';
import { PictureField } from '@/admin/upload/picture-field';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import type { ArticleForm } from './article-form';
import { EMPTY_VERSION, hasContent, isExternalVersion, type ArticleValues } from './article-values';

type TextName = 'title' | 'note' | 'content' | 'contentUrl';

/** Renders a text field that is required if any field of its version is filled in. */
function TextFieldRequiredWithContent({
  as: Field = TextField,
  ...props
}: TextFieldProps & { as?: ComponentType<TextFieldProps> }) {
  const { code } = useVersion();
  const isRequired = useFormState(({ values }: { values: ArticleValues }) =>
    hasContent(values.versions[code] ?? EMPTY_VERSION),
  );
  return <Field {...props} required={isRequired} />;
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

/** Renders the fields of a version: external ones have an address, not content (D25), and only news a summary (D39). */
export function VersionFields({ article }: { article: ArticleForm }) {
  const { t } = useLingui();
  const { code, path } = useVersion();
  const { languages, section } = article;
  const isExternal = isExternalVersion(article, code);
  const renderCopyFields = (names: readonly TextName[], coversAllFields = false) => (
    <CopyFields {...{ code, languages, names, coversAllFields }} />
  );
  return (
    <>
      {renderCopyFields(
        [
          'title',
          ...(section.hasSummary ? (['note'] as const) : []),
          isExternal ? 'contentUrl' : 'content',
        ],
        true,
      )}
      <TextFieldRequiredWithContent
        name={`${path}.title`}
        label={t`Title`}
        extra={renderCopyFields(['title'])}
      />
      {section.hasSummary && (
        <TextField
          name={`${path}.note`}
          label={t`Summary`}
          rows={2}
          help={t`Shown in lists and shared links.`}
          extra={renderCopyFields(['note'])}
        />
      )}
      {isExternal ? (
        <TextFieldRequiredWithContent
          as={UrlField}
          name={`${path}.contentUrl`}
          label={t`Web address`}
          help={t`This item is on another website. Visitors are taken to this address.`}
          extra={renderCopyFields(['contentUrl'])}
        />
      ) : (
        <RichTextField
          name={`${path}.content`}
          label={t`Content`}
          extra={renderCopyFields(['content'])}
        />
      )}
      <VersionCoverField />
    </>
  );
}
