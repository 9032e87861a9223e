import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormStore } from '@/admin/fields/form-store';
import { focusField } from '@/admin/fields/field-errors';
import { useRowElements } from '@/admin/shared/use-row-elements';
import { LanguageColumns } from '@/admin/portal/language-columns';
import {
  addedEntry,
  type ListName,
  type PortalValues,
  type Row,
} from '@/admin/portal/portal-values';

interface EntryColumnsProps {
  list: ListName;
  row: Row;
  /** Path of the row in the values. */
  path: string;
  /** Name of the first field of a language. */
  firstField: string;
  /** The fields of each language. */
  children: ReactNode;
}

/** Renders a row's texts, with the languages side by side; a language can omit the row. */
export function EntryColumns({ list, row, path, firstField, children }: EntryColumnsProps) {
  const { setFieldValue } = useFormStore<PortalValues>();
  const addButtons = useRowElements();
  const entryCount = Object.values(row.versions).filter((entry) => entry !== null).length;
  const put = (code: string, isAdded: boolean) => {
    const entry = isAdded ? addedEntry(list, row) : null;
    flushSync(() => setFieldValue(`${path}.versions.${code}`, entry));
    if (isAdded) focusField(`${path}.versions.${code}.${firstField}`);
    else addButtons.get(code)?.focus();
  };
  return (
    <LanguageColumns
      mark={({ code, name }) =>
        row.versions[code] &&
        entryCount > 1 && (
          <Button type="link" size="small" onClick={() => put(code, false)}>
            <Trans>Remove from {name}</Trans>
          </Button>
        )
      }
    >
      {({ code, name }) =>
        row.versions[code] ? (
          children
        ) : (
          <p>
            <Trans>Not in this language.</Trans>{' '}
            <Button
              ref={addButtons.refOf(code)}
              type="link"
              size="small"
              onClick={() => put(code, true)}
            >
              <Trans>Add to {name}</Trans>
            </Button>
          </p>
        )
      }
    </LanguageColumns>
  );
}
