import { Trans, useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import { TextField } from '@/admin/fields/text-field';
import { PictureField } from '@/admin/upload/picture-field';
import { LanguageText } from './language-text';
import { FlagBox } from './flag-box';
import { AlignedFields } from './aligned-fields';
import { usePortalScreen } from './portal-context';
import styles from './portal.module.css';
import type { Row } from './portal-values';
import { EntryColumns } from './rows/entry-columns';
import { RowList } from './rows/row-list';
import { useLabels } from './use-labels';

interface RowFieldsProps {
  /** Path of the row in the values. */
  path: string;
  row: Row;
}

/** Returns the codes of the languages that have the row, in the order of the form. */
function useCodesOf({ versions }: Row): string[] {
  const { languages } = usePortalScreen();
  return languages.map(({ code }) => code).filter((code) => versions[code]);
}

const versionsOf = (path: string) => (code: string) => `${path}.versions.${code}`;

/** Renders the firm's advantages (§3, `advantagesList`). */
export function AdvantageRows() {
  const { t } = useLingui();
  const labelOf = useLabels();
  return (
    <RowList
      list="advantagesList"
      label={labelOf('advantagesList')}
      add={t`Add a strength`}
      firstField="title"
      empty={<Trans>“About us” shows no strengths until you add one.</Trans>}
    >
      {(path, row) => (
        <EntryColumns list="advantagesList" firstField="title" {...{ path, row }}>
          <LanguageText field="title" pathIn={versionsOf(path)} />
          <LanguageText field="content" isRichText pathIn={versionsOf(path)} />
        </EntryColumns>
      )}
    </RowList>
  );
}

function EnvironmentFields({ path, row }: RowFieldsProps) {
  const { t } = useLingui();
  const labelOf = useLabels();
  const codes = useCodesOf(row);
  const pathIn = versionsOf(path);
  return (
    <>
      <AlignedFields
        key={codes.join()}
        label={labelOf('coverUrl')}
        fields={['coverUrl']}
        {...{ pathIn, codes }}
      >
        {(field) => (
          <PictureField
            name={`${field.path}.coverUrl`}
            label={field.label}
            extra={field.extra}
            ratio="3:2"
            help={t`PNG, JPEG, WebP, AVIF, GIF or SVG, up to 5 MB. Without a picture visitors do not see the entry.`}
          />
        )}
      </AlignedFields>
      <EntryColumns list="environmentList" firstField="title" {...{ path, row }}>
        <LanguageText field="title" pathIn={pathIn} />
      </EntryColumns>
    </>
  );
}

/** Renders pictures of the firm's offices (§3, `environmentList`). */
export function EnvironmentRows() {
  const { t } = useLingui();
  const labelOf = useLabels();
  return (
    <RowList
      list="environmentList"
      label={labelOf('environmentList')}
      add={t`Add a picture`}
      firstField="coverUrl"
      empty={<Trans>“About us” shows no office pictures until you add one.</Trans>}
    >
      {(path, row) => <EnvironmentFields {...{ path, row }} />}
    </RowList>
  );
}

function OfficeFields({ path, row }: RowFieldsProps) {
  const labelOf = useLabels();
  const codes = useCodesOf(row);
  const pathIn = versionsOf(path);
  return (
    <>
      <EntryColumns list="officesList" firstField="name" {...{ path, row }}>
        <LanguageText field="name" pathIn={pathIn} />
        <LanguageText field="address" pathIn={pathIn} />
      </EntryColumns>
      {/* Above the fields that may show a message on blur, which moves the content below. */}
      <AlignedFields
        key={`footer ${codes.join()}`}
        label={labelOf('bottomWebsiteShow')}
        fields={['bottomWebsiteShow']}
        {...{ pathIn, codes }}
      >
        {(field) => (
          <Flex wrap gap={16}>
            <FlagBox name={`${field.path}.bottomWebsiteShow`} label={field.label} />
            {field.extra}
          </Flex>
        )}
      </AlignedFields>
      <div className={styles.pair}>
        {(['email', 'contactNumber'] as const).map((field) => (
          <AlignedFields
            key={`${field} ${codes.join()}`}
            label={labelOf(field)}
            fields={[field]}
            {...{ pathIn, codes }}
          >
            {({ path: languagePath, label, extra }) => (
              <TextField
                name={`${languagePath}.${field}`}
                type={field === 'email' ? 'email' : 'tel'}
                {...{ label, extra }}
              />
            )}
          </AlignedFields>
        ))}
      </div>
    </>
  );
}

/** Renders the firm's offices, which are edited only here (§3, `officesList`, D31). */
export function OfficeRows() {
  const { t } = useLingui();
  const labelOf = useLabels();
  return (
    <RowList
      list="officesList"
      label={labelOf('officesList')}
      add={t`Add an office`}
      firstField="name"
      empty={
        <Trans>
          Until you add an office, none can be assigned to lawyers, and visitors see only the firm’s
          address.
        </Trans>
      }
    >
      {(path, row) => <OfficeFields {...{ path, row }} />}
    </RowList>
  );
}
