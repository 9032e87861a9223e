import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Typography } from 'antd';
import { getIn, setIn } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { languageByCode } from '@/api/admin/languages';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { focusField } from '@/admin/fields/field-errors';
import {
  toContextStore,
  FormStoreContext,
  useFormState,
  useFormStore,
  type FormStore,
} from '@/admin/fields/form-store';
import { HiddenName } from '@/ui/hidden-name';
import { usePortalScreen, useVersionPaths } from './portal-context';
import styles from './portal.module.css';
import type { PortalValues } from './portal-values';
import { usePortalFieldLabel } from './use-portal-labels';

/** A field, or a group of fields, to render. */
export interface SeparableField {
  /** Path of the language's values. */
  path: string;
  /** Path of the first field. */
  name: string;
  label: string;
  /** Rendered next to the label. */
  extra: ReactNode;
}

interface SeparableFieldsProps {
  /** The names of the fields, which have the label of the first. */
  fields: readonly [string, ...string[]];
  children: (field: SeparableField) => ReactNode;
}

/** Returns a store that writes each field of the first path into all paths. */
function storeWritingAllPaths(
  store: FormStore<PortalValues>,
  paths: readonly string[],
): FormStore<object> {
  const [firstPath = ''] = paths;
  const setFieldValue = (name: string, value: unknown) => {
    const field = name.slice(firstPath.length + 1);
    store.setValues(
      paths.reduce<PortalValues>(
        (all, path) => setIn(all, `${path}.${field}`, value) as PortalValues,
        store.getState().values,
      ),
    );
  };
  return { ...toContextStore(store), setFieldValue };
}

/** Renders fields once for all languages; separately if their values differ or on request. Makes values equal only on request. */
export function SeparableFields({ fields, children }: SeparableFieldsProps) {
  const { t } = useLingui();
  const { languages, setEditedLanguage } = usePortalScreen();
  const { codes, pathIn } = useVersionPaths();
  const label = usePortalFieldLabel()(fields[0]);
  const store = useFormStore<PortalValues>();
  const valuesIn = (values: PortalValues, code: string) =>
    fields.map((field): unknown => getIn(values, `${pathIn(code)}.${field}`));
  const [firstCode] = codes;
  const areDifferent = useFormState(({ values }: { values: PortalValues }) =>
    codes.some((code) => !isDeepEqual(valuesIn(values, code), valuesIn(values, firstCode ?? code))),
  );
  // Separated fields stay separate even when the same value is typed into all. A language that is added or removed ends the separation.
  const [separatedCodes, setSeparatedCodes] = useState<string>();
  const isSeparated = separatedCodes === codes.join();
  if (areDifferent && !isSeparated) setSeparatedCodes(codes.join());
  const paths = codes.map(pathIn).join(' ');
  const storeOfAll = useMemo(() => storeWritingAllPaths(store, paths.split(' ')), [store, paths]);
  if (firstCode === undefined) return null;
  const fieldIn = (code: string) => ({
    path: pathIn(code),
    name: `${pathIn(code)}.${fields[0]}`,
  });

  const copyToAll = (source: string) => {
    const copiedValues = valuesIn(store.getState().values, source);
    flushSync(() => {
      for (const [index, field] of fields.entries())
        storeOfAll.setFieldValue(`${pathIn(firstCode)}.${field}`, copiedValues[index]);
      setSeparatedCodes(undefined);
    });
    focusField(fieldIn(firstCode).name);
  };
  const separateLanguages = () => {
    flushSync(() => setSeparatedCodes(codes.join()));
    focusField(fieldIn(firstCode).name);
  };

  if (isSeparated && codes.length > 1) {
    return (
      <div role="group" aria-label={label}>
        <Typography.Paragraph type="secondary" className={styles.languageNote ?? ''}>
          <Trans>Each language has its own value.</Trans>
        </Typography.Paragraph>
        <div className={styles.languages}>
          {codes.map((code) => {
            const language = languageByCode(languages, code).name;
            return (
              <div
                key={code}
                role="none"
                className={styles.language}
                onFocus={() => setEditedLanguage(code)}
              >
                {children({
                  ...fieldIn(code),
                  label: t`${label} (${language})`,
                  extra: (
                    <Button type="link" size="small" onClick={() => copyToAll(code)}>
                      <Trans>Use this in all languages</Trans>
                      <HiddenName name={t`${label} (${language})`} />
                    </Button>
                  ),
                })}
              </div>
            );
          })}
        </div>
      </div>
    );
  }

  return (
    <FormStoreContext value={storeOfAll}>
      {children({
        ...fieldIn(firstCode),
        label,
        extra:
          codes.length > 1 ? (
            <Button type="link" size="small" onClick={separateLanguages}>
              <Trans>Separate by language</Trans>
              <HiddenName name={label} />
            </Button>
          ) : undefined,
      })}
    </FormStoreContext>
  );
}
