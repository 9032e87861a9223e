import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ContentLanguage } from '../../../../api/staff/languages';
import { TextField } from '../../../kit/fields/text-field';
import { CopyButtons } from '../../../kit/languages/copy-buttons';
import { PictureField } from '../../../kit/upload/picture-field';
import { RichTextField } from '../../../rich-text/rich-text-field';
import styles from './news-edit.module.css';
import { hasContent, type NewsValues, type NewsVersionValues } from './news-values';

type TextName = 'title' | 'note' | 'content' | 'contentUrl';

interface VersionFieldsProps {
  code: string;
  languages: readonly ContentLanguage[];
  /** The item lies elsewhere (D25). */
  external: boolean;
}

/** The fields of one language version. */
export function VersionFields({ code, languages, external }: VersionFieldsProps) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<NewsValues>();
  const path = `versions.${code}`;
  const version = values.versions[code];
  const others = languages.filter((one) => one.code !== code);
  const names: TextName[] = external
    ? ['title', 'note', 'contentUrl']
    : ['title', 'note', 'content'];

  const sources = (wanted: readonly TextName[]) =>
    others.filter((other) =>
      wanted.some(
        (name) => version?.[name] === '' && (values.versions[other.code]?.[name] ?? '') !== '',
      ),
    );
  const copy = (from: string, wanted: readonly TextName[]) => {
    const source = values.versions[from];
    if (!version || !source) return;
    const filled: NewsVersionValues = { ...version };
    for (const name of wanted) if (filled[name] === '') filled[name] = source[name];
    void setFieldValue(path, filled);
  };
  const copies = (name: TextName) => (
    <CopyButtons from={sources([name])} onCopy={(from) => copy(from, [name])} />
  );
  if (!version) return null;
  return (
    <>
      <CopyButtons whole from={sources(names)} onCopy={(from) => copy(from, names)} />
      <TextField
        name={`${path}.title`}
        label={t`Title`}
        required={hasContent(version)}
        extra={copies('title')}
      />
      <TextField
        name={`${path}.note`}
        label={t`Summary`}
        rows={2}
        help={t`One or two sentences, shown in lists and when the page is shared.`}
        extra={copies('note')}
      />
      {external ? (
        <TextField
          name={`${path}.contentUrl`}
          label={t`Address of the item`}
          type="url"
          required={hasContent(version)}
          help={t`This item lies elsewhere: readers are taken to this address.`}
          extra={copies('contentUrl')}
        />
      ) : (
        <RichTextField name={`${path}.content`} label={t`Content`} extra={copies('content')} />
      )}
      {version.coverUrl === null ? (
        <p>
          <button
            type="button"
            className={styles.plain}
            onClick={() => void setFieldValue(`${path}.coverUrl`, '')}
          >
            <Trans>Use another cover for this language</Trans>
          </button>
        </p>
      ) : (
        <PictureField
          name={`${path}.coverUrl`}
          label={t`Cover of this language`}
          extra={
            <button
              type="button"
              className={styles.plain}
              onClick={() => void setFieldValue(`${path}.coverUrl`, null)}
            >
              <Trans>Use the cover of all languages</Trans>
            </button>
          }
        />
      )}
    </>
  );
}
