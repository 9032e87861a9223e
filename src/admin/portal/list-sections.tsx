import { Trans, useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import { TextField } from '@/admin/fields/text-field';
import { PictureField } from '@/admin/upload/picture-field';
import { LanguageTextField } from './language-text-field';
import { FlagCheckbox } from './flag-checkbox';
import { SeparableFields } from './separable-fields';
import styles from './portal.module.css';
import { EntryColumns } from './rows/entry-columns';
import { RowList } from './rows/row-list';

/** Renders the firm's advantages (§3, `advantagesList`). */
export function AdvantageRows() {
  const { t } = useLingui();
  return (
    <RowList
      list="advantagesList"
      addLabel={t`Add a strength`}
      firstField="title"
      emptyNote={<Trans>“About us” shows no strengths until you add one.</Trans>}
    >
      <EntryColumns firstField="title">
        <LanguageTextField field="title" />
        <LanguageTextField field="content" isRichText />
      </EntryColumns>
    </RowList>
  );
}

/** Renders pictures of the firm's offices (§3, `environmentList`). */
export function EnvironmentRows() {
  const { t } = useLingui();
  return (
    <RowList
      list="environmentList"
      addLabel={t`Add a picture`}
      firstField="coverUrl"
      emptyNote={<Trans>“About us” shows no office pictures until you add one.</Trans>}
    >
      <SeparableFields fields={['coverUrl']}>
        {({ name, label, extra }) => (
          <PictureField
            {...{ name, label, extra }}
            ratio="3:2"
            help={t`PNG, JPEG, WebP, AVIF, GIF or SVG, up to 5 MB. Without a picture visitors do not see the entry.`}
          />
        )}
      </SeparableFields>
      <EntryColumns firstField="title">
        <LanguageTextField field="title" />
      </EntryColumns>
    </RowList>
  );
}

/** Renders the firm's offices, which are edited only here (§3, `officesList`, D31). */
export function OfficeRows() {
  const { t } = useLingui();
  return (
    <RowList
      list="officesList"
      addLabel={t`Add an office`}
      firstField="name"
      emptyNote={
        <Trans>
          Until you add an office, none can be assigned to lawyers, and visitors see only the firm’s
          address.
        </Trans>
      }
    >
      <EntryColumns firstField="name">
        <LanguageTextField field="name" />
        <LanguageTextField field="address" />
      </EntryColumns>
      {/* Above the fields that may show a message on blur, which moves the content below. */}
      <SeparableFields fields={['bottomWebsiteShow']}>
        {({ name, label, extra }) => (
          <Flex wrap gap={16}>
            <FlagCheckbox {...{ name, label }} />
            {extra}
          </Flex>
        )}
      </SeparableFields>
      <div className={styles.fieldPair}>
        {(['email', 'contactNumber'] as const).map((field) => (
          <SeparableFields key={field} fields={[field]}>
            {({ name, label, extra }) => (
              <TextField {...{ name, label, extra }} type={field === 'email' ? 'email' : 'tel'} />
            )}
          </SeparableFields>
        ))}
      </div>
    </RowList>
  );
}
