import { Trans, useLingui } from '@lingui/react/macro';
import { Flex, Input, Typography } from 'antd';
import { FieldFrame } from '@/admin/fields/field-frame';
import { IconField } from '@/admin/icons/icon-field';
import { TextField } from '@/admin/fields/text-field';
import { useFieldState } from '@/admin/fields/form-store';
import { VersionMark } from '@/admin/edit-form/version-state';
import { LanguageTextField } from './language-text-field';
import { FlagCheckbox } from './flag-checkbox';
import { SeparableFields, type SeparableField } from './separable-fields';
import { LanguageColumns } from './language-columns';
import styles from './portal.module.css';
import { completenessOf } from './portal-content';
import { COUNTERS } from './portal-values';

/** Renders the firm's name in each language, and its logo. */
export function NameFields() {
  const { t } = useLingui();
  return (
    <>
      <LanguageColumns
        renderNextToName={({ code }) => <VersionMark code={code} completenessOf={completenessOf} />}
      >
        {() => <LanguageTextField field="name" />}
      </LanguageColumns>
      <SeparableFields fields={['iconUrl']}>
        {({ name, label, extra }) => (
          <div className={styles.shortField}>
            <IconField
              {...{ name, label, extra }}
              help={t`Shown next to the firm’s name. Square; SVG works best.`}
            />
          </div>
        )}
      </SeparableFields>
    </>
  );
}

/** Renders the firm's contact data: the postal address in each language, email and phone once while all share them. */
export function ContactFields() {
  const { t } = useLingui();
  return (
    <>
      <LanguageColumns>{() => <LanguageTextField field="address" />}</LanguageColumns>
      <div className={styles.fieldPair}>
        <SeparableFields fields={['email']}>
          {({ name, label, extra }) => (
            <TextField
              {...{ name, label, extra }}
              type="email"
              help={t`Messages from visitors are sent to this address, unless they choose an office.`}
            />
          )}
        </SeparableFields>
        <SeparableFields fields={['tel']}>
          {({ name, label, extra }) => <TextField {...{ name, label, extra }} type="tel" />}
        </SeparableFields>
      </div>
    </>
  );
}

/** Renders the firm's introduction, in each language. */
export function IntroductionFields() {
  return (
    <LanguageColumns>{() => <LanguageTextField field="introduce" isRichText />}</LanguageColumns>
  );
}

interface CounterProps extends SeparableField {
  flagName: string;
}

function Counter({ path, name, label, extra, flagName }: CounterProps) {
  const { t } = useLingui();
  const { value, setValue, markTouched, error, controlProps, id } = useFieldState<string>(name);
  return (
    <div className={styles.shortField}>
      <FieldFrame {...{ id, label, extra, error }}>
        <Flex wrap gap={16} align="center">
          <Input
            {...controlProps}
            value={value}
            inputMode="numeric"
            dir="ltr"
            style={{ inlineSize: 120 }}
            onBlur={markTouched}
            onChange={({ target }) => setValue(target.value)}
          />
          <FlagCheckbox name={`${path}.${flagName}`} label={t`Visible to visitors`} />
        </Flex>
      </FieldFrame>
    </div>
  );
}

/** Renders the firm's numbers, each with its visibility flag (§3). */
export function CounterFields() {
  return (
    <>
      <Typography.Text type="secondary">
        <Trans>The home page and “About us” show the selected counters.</Trans>
      </Typography.Text>
      {COUNTERS.map(([countName, flagName]) => (
        <SeparableFields key={countName} fields={[countName, flagName]}>
          {(field) => <Counter {...field} flagName={flagName} />}
        </SeparableFields>
      ))}
    </>
  );
}
