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

/** A field, or a few that belong together, as it is to be shown. */
export interface StepField {
  /** Path of the language's values; the field's own name follows it. */
  path: string;
  label: string;
  /** To stand beside the label. */
  extra: ReactNode;
}

interface InStepProps {
  label: string;
  /** Where the values of a language stand. */
  pathIn: (code: string) => string;
  /** The languages that have the fields. */
  codes: readonly string[];
  /** Names of the fields. */
  fields: readonly string[];
  children: (field: StepField) => ReactNode;
}

/**
 * Fields that are the same by nature in all languages: entered once where they are, each for itself where
 * they differ, or shall (D33). Nothing that differs is made the same unasked.
 */
export function AlignedFields({ label, pathIn, codes, fields, children }: InStepProps) {
  const { t } = useLingui();
  const { languages, enter } = usePortalScreen();
  const formik = useFormikContext<PortalValues>();
  const { values } = formik;
  const valuesIn = (code: string) =>
    fields.map((field): unknown => getIn(values, `${pathIn(code)}.${field}`));
  const [lead] = codes;
  const differ = codes.some((code) => !isDeepEqual(valuesIn(code), valuesIn(lead ?? code)));
  // They stay apart once they are, even when the same is typed into both.
  const [apart, setApart] = useState(differ);
  if (differ && !apart) setApart(true);
  if (lead === undefined) return null;
  const first = `${pathIn(lead)}.${fields[0] ?? ''}`;

  const takeEverywhere = (source: string) => {
    const [taken, others] = [valuesIn(source), codes.filter((code) => code !== source)];
    const next = others.reduce<PortalValues>(
      (all, code) =>
        fields.reduce<PortalValues>(
          (one, field, index) =>
            setIn(one, `${pathIn(code)}.${field}`, taken[index]) as PortalValues,
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
            const place = languages.find((one) => one.code === code)?.name ?? code;
            return (
              <div key={code} role="none" className={styles.column} onFocus={() => enter(code)}>
                {children({
                  path: pathIn(code),
                  label: t`${label} (${place})`,
                  extra: (
                    <Button type="link" size="small" onClick={() => takeEverywhere(code)}>
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

  /** Writes what is entered for the first language into all of them. */
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
              <Trans>Differ by language</Trans>
              <span className="visually-hidden">: {label}</span>
            </Button>
          ) : undefined,
      })}
    </FormikProvider>
  );
}
