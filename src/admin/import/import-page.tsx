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
import { guessColumns } from './guess-columns';
import { loadHeaderNames } from './header-names';
import styles from './import.module.css';
import { InterruptedImport } from './interrupted-import';
import type { ImportTypeQuery } from './import-type-query';
import type { Source } from './read-source';
import { RunStep, type ItemLink } from './run-step';
import { startImport } from './start-import';
import {
  readStoredImport,
  removeStoredImport,
  storeImport,
  type ImportDraft,
  type StoredImport,
} from './stored-imports';

interface ImportPageProps {
  title: string;
  section: CsvSection;
  query: ImportTypeQuery;
  list: NonNullable<LinkProps['to']>;
  itemLink: ItemLink;
}

/** Renders the import of a content type: file, columns, check, import. */
export function ImportPage({ title, section, query, list, itemLink }: ImportPageProps) {
  const { t } = useLingui();
  const active = useStoreValue(activeImports)[section];
  const { stored, store, reset } = useStoredImport(section, active);
  const currentStep = active ? 3 : stored ? { columns: 1, check: 2, run: 3 }[stored.step] : 0;
  return (
    <AdminPage
      title={title}
      help={t`Creates one item per row of a spreadsheet. Existing items are not changed.`}
    >
      <Flex vertical gap={16}>
        <StepHeading current={currentStep} />
        {active ? (
          <RunStep key={currentStep} {...{ active, list, itemLink }} />
        ) : (
          <PrepareSteps {...{ query, stored, store }} onStarted={reset} />
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
      <h2 ref={heading} tabIndex={-1} className={md ? 'visually-hidden' : styles.head}>
        {t`Step ${number} of ${count}: ${name}`}
      </h2>
    </>
  );
}

/** Returns the import of this tab that does not run, and the functions that store or remove it, and read it again. */
function useStoredImport(section: CsvSection, active: ActiveImport | undefined) {
  const account = useAccount();
  const [current, setCurrent] = useState<{ stored: StoredImport | undefined }>();
  // The account is known after the first render.
  const known = useMemo(
    () => (active ? undefined : readStoredImport(section, account)),
    [section, account, active],
  );
  const store = (next: ImportDraft | undefined) => {
    setCurrent({ stored: next });
    if (next === undefined) removeStoredImport(section);
    else if (account !== undefined) storeImport(section, account, next);
  };
  const reset = () => setCurrent(undefined);
  return { stored: current ? current.stored : known, store, reset };
}

interface PrepareStepsProps {
  query: ImportTypeQuery;
  stored: StoredImport | undefined;
  /** Stores the import in this tab, or removes it. */
  store: (draft: ImportDraft | undefined) => void;
  onStarted: () => void;
}

/** Renders the steps before the import. */
function PrepareSteps({ query, stored, store, onStarted }: PrepareStepsProps) {
  const languages = useContentLanguages();
  const { locale } = useLocale();
  const account = useAccount();
  const { type, error, retry } = query;
  if (!type || !languages)
    return error === undefined ? <QuerySkeleton /> : <QueryError error={error} onRetry={retry} />;
  const read = async (source: Source) => {
    const names = await loadHeaderNames(languages);
    const mapping = guessColumns(source.table.header, type.columns, names, locale);
    store({ source, mapping, step: 'columns' });
  };
  if (!stored) return <FileStep type={type} onRead={(source) => void read(source)} />;
  if (stored.step === 'run')
    return <InterruptedImport {...{ type, stored }} onDiscard={() => store(undefined)} />;
  const { source, mapping, step } = stored;
  if (step === 'columns')
    return (
      <ColumnsStep
        {...{ type, source, mapping }}
        onChange={(next) => store({ ...stored, mapping: next })}
        onBack={() => store(undefined)}
        onNext={() => store({ ...stored, step: 'check' })}
      />
    );
  return (
    <CheckStep
      {...{ type, source, mapping }}
      onBack={() => store({ ...stored, step: 'columns' })}
      onImport={(chosenRows, invalidRows, existing) => {
        startImport(type, stored, { chosenRows, invalidRows }, { existing, account });
        onStarted();
      }}
    />
  );
}
