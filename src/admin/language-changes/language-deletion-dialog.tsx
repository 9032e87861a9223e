import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';
import type { RowMutation } from '@/admin/list/row-mutation';
import { useLanguageNames } from '@/admin/shared/language-names';
import { SentenceSpace } from '@/ui/sentence-space';
import { hasVersion, LanguageChoice, type VersionedRow } from './language-choice';

interface LanguageDeletionDialogProps<Row> extends BulkDialogProps<Row> {
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Renders what happens to so many rows in a language. */
  summary: (count: number, language: string) => ReactNode;
  /** Returns the deletion of rows in some languages, which can be undone. */
  deletionIn: (languages: readonly string[]) => RowMutation<Row>;
}

/**
 * Renders the dialog that deletes a language version of several items whose versions can be deleted separately (D26,
 * D28). Skips items without another language.
 */
export function LanguageDeletionDialog<Row extends VersionedRow>({
  rows,
  keyOf,
  nameOf,
  summary,
  deletionIn,
  onChange,
  onClose,
}: LanguageDeletionDialogProps<Row>) {
  const { t } = useLingui();
  const { codes, nameOf: languageNameOf } = useLanguageNames();
  const [lang, setLang] = useState<string>();
  const rowsWithVersion = lang === undefined ? [] : rows.filter((row) => hasVersion(row, lang));
  const hasOneVersion = ({ versions }: Row) => Object.keys(versions).length === 1;
  const rowsToChange = rowsWithVersion.filter((row) => !hasOneVersion(row));
  const language = lang === undefined ? '' : languageNameOf(lang);
  return (
    <BulkChangeDialog
      danger
      title={t`Delete a language version`}
      okText={t`Delete`}
      {...{ rowsToChange, keyOf, nameOf, onClose }}
      unchangedGroups={[
        {
          reason: <Trans>Without a version in {language}</Trans>,
          rows: rows.filter((row) => !rowsWithVersion.includes(row)),
        },
        {
          reason: <Trans>Kept, because {language} is their only language</Trans>,
          rows: rowsWithVersion.filter(hasOneVersion),
        },
      ]}
      fields={
        <LanguageChoice
          label={t`Language`}
          value={lang}
          codes={codes.filter((code) => rows.some((row) => hasVersion(row, code)))}
          onChoose={setLang}
        />
      }
      summary={
        lang !== undefined && (
          <>
            {summary(rowsToChange.length, language)}
            <SentenceSpace />
            <Trans>You can undo this for a few seconds.</Trans>
          </>
        )
      }
      onConfirm={(rowsToDelete) => {
        if (lang !== undefined) onChange(rowsToDelete, deletionIn([lang]));
      }}
    />
  );
}
