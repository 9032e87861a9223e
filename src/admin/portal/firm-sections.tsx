import { Trans, useLingui } from '@lingui/react/macro';
import { Flex, Input, Typography } from 'antd';
import { FieldFrame } from '@/admin/fields/field-frame';
import { IconField } from '@/admin/icons/icon-field';
import { TextField } from '@/admin/fields/text-field';
import { useFieldState } from '@/admin/fields/form-store';
import { VersionMark } from '@/admin/edit-form/version-state';
import { LanguageText } from './language-text';
import { FlagBox } from './flag-box';
import { AlignedFields, type AlignedField } from './aligned-fields';
import { LanguageColumns } from './language-columns';
import { usePortalScreen } from './portal-context';
import styles from './portal.module.css';
import { completeness } from './portal-content';
import { COUNTERS } from './portal-values';
import { useLabels } from './use-labels';

const pathIn = (code: string) => `versions.${code}`;

function useCodes(): string[] {
  return usePortalScreen().languages.map(({ code }) => code);
}

/** Renders the firm's name in each language, and its logo. */
export function NameFields() {
  const { t } = useLingui();
  const labelOf = useLabels();
  const codes = useCodes();
  return (
    <>
      <LanguageColumns
        mark={({ code }) => <VersionMark code={code} completenessOf={completeness} />}
      >
        {() => <LanguageText field="name" pathIn={pathIn} />}
      </LanguageColumns>
      <AlignedFields label={labelOf('iconUrl')} fields={['iconUrl']} {...{ pathIn, codes }}>
        {({ path, label, extra }) => (
          <div className={styles.short}>
            <IconField
              name={`${path}.iconUrl`}
              label={label}
              extra={extra}
              help={t`Shown next to the firm’s name. Square; SVG works best.`}
            />
          </div>
        )}
      </AlignedFields>
    </>
  );
}

/** Renders the firm's contact data: the postal address in each language, email and phone once while all
 * languages share them. */
export function ContactFields() {
  const { t } = useLingui();
  const labelOf = useLabels();
  const codes = useCodes();
  return (
    <>
      <LanguageColumns>{() => <LanguageText field="address" pathIn={pathIn} />}</LanguageColumns>
      <div className={styles.pair}>
        <AlignedFields label={labelOf('email')} fields={['email']} {...{ pathIn, codes }}>
          {({ path, label, extra }) => (
            <TextField
              name={`${path}.email`}
              type="email"
              help={t`Messages from visitors are sent to this address.`}
              {...{ label, extra }}
            />
          )}
        </AlignedFields>
        <AlignedFields label={labelOf('tel')} fields={['tel']} {...{ pathIn, codes }}>
          {({ path, label, extra }) => (
            <TextField name={`${path}.tel`} type="tel" {...{ label, extra }} />
          )}
        </AlignedFields>
      </div>
    </>
  );
}

/** Renders the firm's introduction, in each language. */
export function IntroductionFields() {
  return (
    <LanguageColumns>
      {() => <LanguageText field="introduce" isRichText pathIn={pathIn} />}
    </LanguageColumns>
  );
}

interface CounterProps extends AlignedField {
  count: string;
  flag: string;
}

function Counter({ path, label, extra, count, flag }: CounterProps) {
  const { t } = useLingui();
  const { value, setValue, markTouched, error, controlProps, id } = useFieldState<string>(
    `${path}.${count}`,
  );
  return (
    <div className={styles.short}>
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
          <FlagBox name={`${path}.${flag}`} label={t`Visible to visitors`} />
        </Flex>
      </FieldFrame>
    </div>
  );
}

/** Renders the firm's numbers, each with its visibility flag (§3). */
export function CounterFields() {
  const labelOf = useLabels();
  const codes = useCodes();
  return (
    <>
      <Typography.Text type="secondary">
        <Trans>The home page and “About us” show the selected counters.</Trans>
      </Typography.Text>
      {COUNTERS.map(([count, flag]) => (
        <AlignedFields
          key={count}
          label={labelOf(count)}
          fields={[count, flag]}
          {...{ pathIn, codes }}
        >
          {(field) => <Counter {...field} {...{ count, flag }} />}
        </AlignedFields>
      ))}
    </>
  );
}
