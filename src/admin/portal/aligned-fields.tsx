import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Typography } from 'antd';
import { FormikProvider, getIn, setIn, useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { focusField } from '@/admin/fields/field-errors';
import { usePortalScreen } from './portal-context';
import styles from './portal.module.css';
import type { PortalValues } from './portal-values';

/** Describes a field, or a group of fields, to render. */
export interface StepField {
  /** Sets the path of the language's values; the field's own name follows it. */
  path: string;
  label: string;
  /** Renders next to the label. */
  extra: ReactNode;
}

interface AlignedFieldsProps {
  label: string;
  /** Returns the path of a language's values. */
  pathIn: (code: string) => string;
  /** Lists the languages that have the fields. */
  codes: readonly string[];
  /** Lists the names of the fields. */
  fields: readonly string[];
  children: (field: StepField) => ReactNode;
}

/**
 * Renders fields whose values rarely depend on the language: once for all languages while they are equal, separately
 * where they differ or the user separates them (D33). Never overwrites different values by itself.
 */
export function AlignedFields({ label, pathIn, codes, fields, children }: AlignedFieldsProps) {
  const { t } = useLingui();
  const { languages, enter } = usePortalScreen();
  const formik = useFormikContext<PortalValues>();
  const { values } = formik;
  const valuesIn = (code: string) =>
    fields.map((field): unknown => getIn(values, `${pathIn(code)}.${field}`));
  const [lead] = codes;
  const differ = codes.some((code) => !isDeepEqual(valuesIn(code), valuesIn(lead ?? code)));
  // Separated fields stay separate, even when the same value is typed into both.
  const [apart, setApart] = useState(differ);
  if (differ && !apart) setApart(true);
  if (lead === undefined) return null;
  const first = `${pathIn(lead)}.${fields[0] ?? ''}`;

  const copyToAll = (source: string) => {
    const [copied, others] = [valuesIn(source), codes.filter((code) => code !== source)];
    const next = others.reduce<PortalValues>(
      (all, code) =>
        fields.reduce<PortalValues>(
          (changed, field, index) =>
            setIn(changed, `${pathIn(code)}.${field}`, copied[index]) as PortalValues,
          all,
        ),
      values,
    );
    flushSync(() => {
      void formik.setValues(next);
      setApart(false);
    });
    focusField(first);
  };
  const differFromNowOn = () => {
    flushSync(() => setApart(true));
    focusField(first);
  };

  if (apart && codes.length > 1) {
    return (
      <div role="group" aria-label={label}>
        <Typography.Text type="secondary">
          <Trans>Each language has its own.</Trans>
        </Typography.Text>
        <Flex wrap gap={20}>
          {codes.map((code) => {
            const place = languages.find((language) => language.code === code)?.name ?? code;
            return (
              <div key={code} role="none" className={styles.column} onFocus={() => enter(code)}>
                {children({
                  path: pathIn(code),
                  label: t`${label} (${place})`,
                  extra: (
                    <Button type="link" size="small" onClick={() => copyToAll(code)}>
                      <Trans>Use this in all languages</Trans>
                      <span className="visually-hidden">: {t`${label} (${place})`}</span>
                    </Button>
                  ),
                })}
              </div>
            );
          })}
        </Flex>
      </div>
    );
  }

  /** Writes the value of the first language into all languages. */
  const write = (name: string, value: unknown) => {
    const field = name.slice(pathIn(lead).length + 1);
    return formik.setValues((now) =>
      codes.reduce<PortalValues>(
        (all, code) => setIn(all, `${pathIn(code)}.${field}`, value) as PortalValues,
        now,
      ),
    );
  };
  const together = {
    ...formik,
    setFieldValue: write,
    getFieldHelpers: <Value,>(name: string) => ({
      ...formik.getFieldHelpers<Value>(name),
      setValue: async (value: Value) => {
        await write(name, value);
      },
    }),
  };
  return (
    <FormikProvider value={together}>
      {children({
        path: pathIn(lead),
        label,
        extra:
          codes.length > 1 ? (
            <Button type="link" size="small" onClick={differFromNowOn}>
              <Trans>Different per language</Trans>
              <span className="visually-hidden">: {label}</span>
            </Button>
          ) : undefined,
      })}
    </FormikProvider>
  );
}
