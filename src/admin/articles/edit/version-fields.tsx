import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { TextField } from '@/admin/fields/text-field';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import { CopyButtons } from '@/admin/languages/copy-buttons';
import { PictureField } from '@/admin/upload/picture-field';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import { useArticle } from './article-context';
import { EMPTY_VERSION, hasContent, type ArticleValues } from './article-values';

/** The texts of a version that can be copied from another language. */
export type TextName = 'title' | 'note' | 'content' | 'contentUrl';

/** Returns the version of the surrounding language fields. */
function useVersion() {
  const code = useContext(ContentLanguageContext) ?? '';
  const { values, setFieldValue } = useFormikContext<ArticleValues>();
  const path = `versions.${code}`;
  const version = values.versions[code] ?? EMPTY_VERSION;
  return { code, path, version, values, setFieldValue };
}

/** Renders buttons that copy the named texts from another language into empty fields of the version. */
export function CopyTexts({
  names,
  whole = false,
}: {
  names: readonly TextName[];
  whole?: boolean;
}) {
  const { languages } = useArticle();
  const { code, path, version, values, setFieldValue } = useVersion();
  const from = languages.filter((other) =>
    names.some(
      (name) =>
        other.code !== code &&
        version[name] === '' &&
        (values.versions[other.code]?.[name] ?? '') !== '',
    ),
  );
  const copy = (source: string) => {
    const texts = values.versions[source];
    if (!texts) return;
    const filled = { ...version };
    for (const name of names) if (filled[name] === '') filled[name] = texts[name];
    void setFieldValue(path, filled);
  };
  return <CopyButtons whole={whole} from={from} onCopy={copy} />;
}

export function TitleField() {
  const { t } = useLingui();
  const { path, version } = useVersion();
  return (
    <TextField
      name={`${path}.title`}
      label={t`Title`}
      required={hasContent(version)}
      extra={<CopyTexts names={['title']} />}
    />
  );
}

/** The version's summary, which only news have (D39). */
export function SummaryField() {
  const { t } = useLingui();
  const { path } = useVersion();
  return (
    <TextField
      name={`${path}.note`}
      label={t`Summary`}
      rows={2}
      help={t`One or two sentences, shown in lists and when the page is shared.`}
      extra={<CopyTexts names={['note']} />}
    />
  );
}

export function ContentField() {
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

/** The address of an external version (D25). */
export function AddressField() {
  const { t } = useLingui();
  const { path, version } = useVersion();
  return (
    <TextField
      name={`${path}.contentUrl`}
      label={t`Address of the item`}
      type="url"
      required={hasContent(version)}
      help={t`This item is on another website. Visitors are taken to this address.`}
      extra={<CopyTexts names={['contentUrl']} />}
    />
  );
}

/** The version's own cover, if it differs from the cover of all languages. */
export function VersionCoverField() {
  const { t } = useLingui();
  const { path, version, setFieldValue } = useVersion();
  const name = `${path}.coverUrl`;
  if (version.coverUrl === null) {
    return (
      <p>
        <Button type="link" size="small" onClick={() => void setFieldValue(name, '')}>
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
        <Button type="link" size="small" onClick={() => void setFieldValue(name, null)}>
          <Trans>Use the cover of all languages</Trans>
        </Button>
      }
    />
  );
}
