import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Flex, Typography } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useLastRows } from '@/admin/shared/use-last-rows';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { NameGroup } from './name-list';

interface Deletion<Row> {
  /** The rows to delete; none if each one is in `unchangedGroups`. */
  rows: readonly Row[];
  /** The rows that remain as they are, unless all languages are deleted. */
  unchangedGroups: readonly NameGroup<Row>[];
  /** The codes of the languages to delete. */
  chosenCodes: readonly string[];
  /** The names of these languages, formatted as a list. */
  languages: string;
  deletesAllLanguages: boolean;
  /** The selection of languages, for rows whose versions have ids of their own. */
  picker: ReactNode;
}

interface ConfirmDeletionDialogProps<Row> {
  /** The rows to delete; none closes the dialog. */
  store: Store<readonly Row[]>;
  /** Returns the languages of a row; omitted if each row has one. */
  languagesOf?: (row: Row) => readonly string[];
  title: (rows: readonly Row[]) => string;
  /** Renders the consequences of the deletion. */
  children: (deletion: Deletion<Row>) => ReactNode;
  /** Starts the deletion, which can be undone for 8 s (docs/architecture.md#6-unsaved-work). */
  onDelete: (rows: readonly Row[], codes: readonly string[], deletesAllLanguages: boolean) => void;
}

export type DeletionDialogProps<Row> = Pick<ConfirmDeletionDialogProps<Row>, 'store' | 'onDelete'>;

/** Renders the confirm dialog of a deletion. Rows in no other language are kept unless all languages are chosen. */
export function ConfirmDeletionDialog<Row>(props: ConfirmDeletionDialogProps<Row>) {
  const { store, languagesOf = () => [], title, children, onDelete } = props;
  const rows = useStoreValue(store);
  const close = () => store.set([]);
  const { t } = useLingui();
  const shownRows = useLastRows(rows);
  const formatList = useNameListFormatter();
  const formatAlternatives = useNameListFormatter('disjunction');
  const { nameOf } = useLanguageNames();
  const codes = [...new Set(shownRows.flatMap(languagesOf))];
  const deletionLanguages = useDeletionLanguages(shownRows, codes);
  if (shownRows.length === 0) return null;
  const { chosenCodes, deletesAllLanguages } = deletionLanguages;
  const isChosen = (code: string) => chosenCodes.includes(code);
  const rowsWithoutVersion = shownRows.filter(
    (row) => !deletesAllLanguages && !languagesOf(row).some(isChosen),
  );
  const rowsWithoutOtherLanguage = shownRows.filter(
    (row) => !deletesAllLanguages && languagesOf(row).every(isChosen),
  );
  const rowsToDelete = shownRows.filter(
    (row) => !rowsWithoutVersion.includes(row) && !rowsWithoutOtherLanguage.includes(row),
  );
  const chosenNames = chosenCodes.map(nameOf);
  const languages = formatList(chosenNames);
  const languageAlternatives = formatAlternatives(chosenNames);
  return (
    <ConfirmDialog
      open={rows.length > 0}
      title={title(rowsToDelete)}
      okText={codes.length > 1 && deletesAllLanguages ? t`Delete in all languages` : t`Delete`}
      okButtonProps={{ danger: true, disabled: rowsToDelete.length === 0 }}
      onOk={() => {
        onDelete(rowsToDelete, chosenCodes, deletesAllLanguages);
        close();
      }}
      onCancel={close}
    >
      {children({
        ...{ rows: rowsToDelete, chosenCodes, languages, deletesAllLanguages },
        unchangedGroups: [
          {
            reason: <Trans>Without a version in {languageAlternatives}</Trans>,
            rows: rowsWithoutVersion,
          },
          {
            reason: <Trans>Kept, because they have no other language</Trans>,
            rows: rowsWithoutOtherLanguage,
          },
        ],
        picker: <DeletionLanguages {...deletionLanguages} />,
      })}
    </ConfirmDialog>
  );
}

/** Returns the languages to delete, for `DeletionLanguages`: all but deselected ones, and all again for another `key`. */
export function useDeletionLanguages(key: unknown, codes: readonly string[]) {
  const [omission, setOmission] = useState<{ key: unknown; omittedCodes: readonly string[] }>();
  const omittedCodes = omission && omission.key === key ? omission.omittedCodes : [];
  const chosenCodes = codes.filter((code) => !omittedCodes.includes(code));
  return {
    codes,
    chosenCodes,
    deletesAllLanguages: chosenCodes.length === codes.length,
    onChoose: (selectedCodes: readonly string[]) =>
      setOmission({ key, omittedCodes: codes.filter((code) => !selectedCodes.includes(code)) }),
  };
}

/** Renders the selection of languages to delete if versions have their own ids; nothing for a single language. */
export function DeletionLanguages({
  codes,
  chosenCodes,
  onChoose,
}: ReturnType<typeof useDeletionLanguages>) {
  const id = useId();
  const { nameOf } = useLanguageNames();
  if (codes.length < 2) return null;
  return (
    <Flex vertical gap={4} style={{ marginBlock: 12 }}>
      <Typography.Text strong id={id}>
        <Trans>Languages to delete</Trans>
      </Typography.Text>
      <Checkbox.Group
        aria-labelledby={id}
        value={[...chosenCodes]}
        options={codes.map((code) => ({
          value: code,
          label: nameOf(code),
          // At least one language stays selected.
          disabled: chosenCodes.length === 1 && chosenCodes[0] === code,
        }))}
        onChange={onChoose}
      />
    </Flex>
  );
}
