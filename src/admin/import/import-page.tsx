import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { Flex, Grid, Steps } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { useStoreValue } from '@/lib/use-store';
import type { CsvSection } from '@/admin/csv/csv-fields';
import { useAccount } from '@/admin/shared/use-account';
import { AdminPage } from '@/admin/page/admin-page';
import { QueryError, QuerySkeleton } from '@/admin/page/query-states';
import { activeImports, type ActiveImport } from './active-imports';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { guessColumns, loadHeaderNames } from './guess-columns';
import styles from './import.module.css';
import { InterruptedImport } from './interrupted-import';
import type { ImportTypeQuery } from './checked-row';
import type { Source } from './read-source';
import { RunStep, type ItemLink } from './run-step';
import { startImport } from './start-import';
import {
  readOmittedRowNumbers,
  readStoredImport,
  removeStoredImport,
  storeImport,
  storeOmittedRowNumbers,
  type ImportDraft,
  type StoredImport,
} from './stored-imports';

interface ImportPageProps {
  title: string;
  section: CsvSection;
  query: ImportTypeQuery;
  listPath: NonNullable<LinkProps['to']>;
  itemLink: ItemLink;
}

/** Renders the import of a content type: file, columns, check, import. */
export function ImportPage({ title, section, query, listPath, itemLink }: ImportPageProps) {
  const { t } = useLingui();
  const activeImport = useStoreValue(activeImports)[section];
  const { reset, ...prepared } = useStoredImport(section, activeImport);
  const { storedImport } = prepared;
  const currentStep = activeImport
    ? 3
    : storedImport
      ? { columns: 1, check: 2, run: 3 }[storedImport.step]
      : 0;
  return (
    <AdminPage
      title={title}
      help={t`Creates one item per row of a spreadsheet. Existing items are not changed.`}
    >
      <Flex vertical gap={16}>
        <StepHeading current={currentStep} />
        {activeImport ? (
          <RunStep {...{ activeImport, listPath, itemLink }} />
        ) : (
          <PrepareSteps {...{ query, ...prepared }} onStarted={reset} />
        )}
      </Flex>
    </AdminPage>
  );
}

/** Renders the list of steps on wide screens, and the heading of the current step, which gets the focus on a change. */
function StepHeading({ current }: { current: number }) {
  const { t } = useLingui();
  const { md } = Grid.useBreakpoint();
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(current);
  useEffect(() => {
    if (previousStep.current !== current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    previousStep.current = current;
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
      <h2 ref={heading} tabIndex={-1} className={md ? 'visually-hidden' : styles.stepHeading}>
        {t`Step ${number} of ${count}: ${name}`}
      </h2>
    </>
  );
}

/**
 * Returns this tab's import until it runs, and the numbers of the rows left out of it, also when storage is full.
 * `storeDraft` replaces or removes the import; `reset` drops it from the state once it has started.
 */
function useStoredImport(section: CsvSection, activeImport: ActiveImport | undefined) {
  const account = useAccount();
  const [update, setUpdate] = useState<{ storedImport: StoredImport | undefined }>();
  const [omittedRowNumbers, setOmittedRowNumbers] = useState(() => readOmittedRowNumbers(section));
  // The account is known after the first render.
  const initialImport = useMemo(
    () => (activeImport ? undefined : readStoredImport(section, account)),
    [section, account, activeImport],
  );
  const storeDraft = (next: ImportDraft | undefined) => {
    setUpdate({ storedImport: next });
    if (next === undefined) removeStoredImport(section);
    else if (account !== undefined && storeImport(section, account, next))
      storeOmittedRowNumbers(section, omittedRowNumbers);
  };
  const onOmit = (numbers: ReadonlySet<number>) => {
    setOmittedRowNumbers(numbers);
    storeOmittedRowNumbers(section, numbers);
  };
  const reset = () => setUpdate(undefined);
  const storedImport = update ? update.storedImport : initialImport;
  return { storedImport, omittedRowNumbers, storeDraft, onOmit, reset };
}

interface PrepareStepsProps {
  query: ImportTypeQuery;
  storedImport: StoredImport | undefined;
  omittedRowNumbers: ReadonlySet<number>;
  /** Replaces the import, or removes it (undefined). */
  storeDraft: (draft: ImportDraft | undefined) => void;
  onOmit: (omittedRowNumbers: ReadonlySet<number>) => void;
  onStarted: () => void;
}

/** Renders the steps before the import, or an interrupted import. */
function PrepareSteps(props: PrepareStepsProps) {
  const { query, storedImport, omittedRowNumbers, storeDraft, onOmit, onStarted } = props;
  const languages = useContentLanguages();
  const { locale } = useLocale();
  const account = useAccount();
  const { type, error, retry } = query;
  if (!type || !languages)
    return error === undefined ? <QuerySkeleton /> : <QueryError error={error} onRetry={retry} />;
  const createDraft = async (source: Source) => {
    const names = await loadHeaderNames(languages);
    const mapping = guessColumns(source.table.header, type.columns, names, locale);
    storeDraft({ source, mapping, step: 'columns' });
    // The rows left out so far are of the previous file, or of another account's import in this tab.
    onOmit(new Set());
  };
  if (!storedImport) return <FileStep type={type} onRead={(source) => void createDraft(source)} />;
  if (storedImport.step === 'run')
    return (
      <InterruptedImport
        {...{ type, startedImport: storedImport }}
        onDiscard={() => storeDraft(undefined)}
      />
    );
  const { source, mapping, step } = storedImport;
  if (step === 'columns')
    return (
      <ColumnsStep
        {...{ type, source, mapping }}
        onChange={(next) => storeDraft({ ...storedImport, mapping: next })}
        onBack={() => storeDraft(undefined)}
        onNext={() => storeDraft({ ...storedImport, step: 'check' })}
      />
    );
  return (
    <CheckStep
      {...{ type, source, mapping, omittedRowNumbers, onOmit }}
      onBack={() => storeDraft({ ...storedImport, step: 'columns' })}
      onImport={(chosenRows, invalidRows, existing) => {
        startImport(type, storedImport, { chosenRows, invalidRows }, { existing, account });
        onStarted();
      }}
    />
  );
}
