import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormStore } from '@/admin/fields/form-store';
import { focusField } from '@/admin/fields/field-errors';
import { useRowElements } from '@/admin/shared/use-row-elements';
import { LanguageColumns } from '@/admin/portal/language-columns';
import { useFormRow, useVersionPaths } from '@/admin/portal/portal-context';
import { newEntryFor, type PortalValues } from '@/admin/portal/portal-values';

interface EntryColumnsProps {
  /** Name of the field that has the focus after a language is added. */
  firstField: string;
  children: ReactNode;
}

/** Renders a row's texts in each language; a language can omit the row. */
export function EntryColumns({ firstField, children }: EntryColumnsProps) {
  const { list, row } = useFormRow();
  const { codes, pathIn } = useVersionPaths();
  const { setFieldValue } = useFormStore<PortalValues>();
  const addButtons = useRowElements();
  const addEntry = (code: string) => {
    flushSync(() => setFieldValue(pathIn(code), newEntryFor(list, row)));
    focusField(`${pathIn(code)}.${firstField}`);
  };
  const removeEntry = (code: string) => {
    flushSync(() => setFieldValue(pathIn(code), null));
    addButtons.get(code)?.focus();
  };
  return (
    <LanguageColumns
      renderNextToName={({ code, name }) =>
        row.versions[code] &&
        codes.length > 1 && (
          <Button type="link" size="small" onClick={() => removeEntry(code)}>
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
              onClick={() => addEntry(code)}
            >
              <Trans>Add to {name}</Trans>
            </Button>
          </p>
        )
      }
    </LanguageColumns>
  );
}
