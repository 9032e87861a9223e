import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { Flex, Grid, Steps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { useStoreValue } from '@/lib/use-store';
import type { CsvSection } from '@/admin/csv/csv-fields';
import { AdminPage } from '@/admin/page/admin-page';
import { QueryError, QuerySkeleton } from '@/admin/page/query-states';
import { activeImports, addImport } from './active-imports';
import { CheckStep } from './check-step';
import type { CheckedRow, ExistingItems } from './checked-row';
import { ColumnsStep } from './columns-step';
import { CreatedItems } from './created-items';
import { FileStep } from './file-step';
import { guessColumns, type ColumnMapping } from './guess-columns';
import { loadHeaderNames } from './header-names';
import { ImportRun } from './import-run';
import styles from './import.module.css';
import type { ImportTypeQuery } from './import-type-query';
import type { Source } from './read-source';
import { RunStep, type ItemLink } from './run-step';

interface ImportPageProps {
  title: string;
  section: CsvSection;
  query: ImportTypeQuery;
  list: NonNullable<LinkProps['to']>;
  itemLink: ItemLink;
}

/** A table that was read, with the fields of its columns. */
interface Draft {
  source: Source;
  mapping: ColumnMapping;
  step: 'columns' | 'check';
}

/** Renders the import of a content type: file, columns, check, import. */
export function ImportPage({ title, section, query, list, itemLink }: ImportPageProps) {
  const { t } = useLingui();
  const active = useStoreValue(activeImports)[section];
  const [draft, setDraft] = useState<Draft>();
  const current = active ? 3 : draft ? { columns: 1, check: 2 }[draft.step] : 0;
  return (
    <AdminPage
      title={title}
      help={t`Creates one item per row of a spreadsheet. Existing items are not changed.`}
    >
      <Flex vertical gap={16}>
        <StepHeading current={current} />
        {active ? (
          <RunStep key={current} {...{ active, list, itemLink }} />
        ) : (
          <PrepareSteps
            {...{ section, query, draft, setDraft }}
            onStarted={() => setDraft(undefined)}
          />
        )}
      </Flex>
    </AdminPage>
  );
}

/** Renders the steps where there is room, and the heading of the current one, which gets the focus. */
function StepHeading({ current }: { current: number }) {
  const { t } = useLingui();
  const { md } = Grid.useBreakpoint();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    before.current = current;
  }, [current]);
  const titles = [t`Choose a file`, t`Assign columns`, t`Check rows`, t`Import rows`];
  const number = current + 1;
  const count = titles.length;
  const name = titles[current] ?? '';
  return (
    <>
      {md && (
        <Steps
          size="small"
          current={current}
          items={titles.map((title) => ({ title }))}
          style={{ maxInlineSize: 960 }}
        />
      )}
      <h2 ref={heading} tabIndex={-1} className={md ? 'visually-hidden' : styles.head}>
        {t`Step ${number} of ${count}: ${name}`}
      </h2>
    </>
  );
}

interface PrepareStepsProps {
  section: CsvSection;
  query: ImportTypeQuery;
  draft: Draft | undefined;
  setDraft: (draft: Draft | undefined) => void;
  onStarted: () => void;
}

/** Renders the steps before the import. */
function PrepareSteps({ section, query, draft, setDraft, onStarted }: PrepareStepsProps) {
  const languages = useContentLanguages();
  const { locale } = useLocale();
  const { type, error, retry } = query;
  if (!type || !languages)
    return error === undefined ? <QuerySkeleton /> : <QueryError error={error} onRetry={retry} />;
  const read = async (source: Source) => {
    const names = await loadHeaderNames(languages);
    const mapping = guessColumns(source.table.header, type.columns, names, locale);
    setDraft({ source, mapping, step: 'columns' });
  };
  if (!draft) return <FileStep type={type} onRead={(source) => void read(source)} />;
  const { source, mapping, step } = draft;
  if (step === 'columns')
    return (
      <ColumnsStep
        {...{ type, source, mapping }}
        onChange={(next) => setDraft({ ...draft, mapping: next })}
        onBack={() => setDraft(undefined)}
        onNext={() => setDraft({ ...draft, step: 'check' })}
      />
    );
  const start = (
    rows: readonly CheckedRow[],
    invalid: readonly CheckedRow[],
    existing: ExistingItems,
  ) => {
    const created = new CreatedItems(existing);
    const items = rows.map(({ toItem }) => toItem(created));
    const run = new ImportRun(items, { readList: type.readExisting });
    addImport({ section, run, rows, invalid, header: source.table.header });
    onStarted();
    void run.start();
  };
  return (
    <CheckStep
      {...{ type, source, mapping }}
      onBack={() => setDraft({ ...draft, step: 'columns' })}
      onImport={start}
    />
  );
}
