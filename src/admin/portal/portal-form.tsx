import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Flex } from 'antd';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Portal, PortalInput } from '@/api/admin/portal';
import type { EditedItem } from '@/admin/edit-form/edited-item';
import { EditFormFrame } from '@/admin/edit-form/edit-form-frame';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { PublishedMessage } from '@/admin/edit-form/published-message';
import { ViewOnSiteButton, type PublishedPages } from '@/admin/edit-form/view-on-site-button';
import { focusField } from '@/admin/fields/field-errors';
import { useFormState } from '@/admin/fields/form-store';
import { ArrangementSwitch } from '@/admin/languages/arrangement-switch';
import { EditedLanguageContext } from '@/admin/languages/edited-language';
import { useArrangement } from '@/admin/languages/use-arrangement';
import { SITE_PATHS } from '@/lib/site-paths';
import { useNewStore } from '@/lib/use-store';
import { useRowElements } from '@/admin/shared/use-row-elements';
import { FormTableOfContents, type FormSection } from './form-table-of-contents';
import { CounterFields, IntroductionFields, NameFields, ContactFields } from './firm-sections';
import { AdvantageRows, EnvironmentRows, OfficeRows } from './list-sections';
import { PortalContext, type PortalScreen } from './portal-context';
import { toPortalInputs } from './portal-inputs';
import styles from './portal.module.css';
import { listsOf, languagesToSend } from './portal-content';
import type { PortalValues } from './portal-values';
import { RejectedRemovals } from './rows/rejected-removals';
import { usePortalSchema } from './portal-errors';
import { usePortalLabels } from './use-portal-labels';

interface PortalFormProps {
  editedItem: EditedItem<readonly Portal[], PortalValues, PortalInput[]>;
  /** The published configuration, one element per configured language. */
  portals: readonly Portal[];
}

/** The number of sections whose fields the first paint shows; the fields of the sections below render after it. */
const FIRST_SECTION_COUNT = 2;

function useExpandedRows() {
  const [expandedKeys, setExpandedKeys] = useState<ReadonlySet<string>>(new Set());
  const setExpanded = useCallback(
    (key: string, isExpanded: boolean) =>
      setExpandedKeys((keys) =>
        isExpanded ? new Set([...keys, key]) : new Set([...keys].filter((other) => other !== key)),
      ),
    [],
  );
  return { expandedKeys, setExpanded };
}

interface ArrangedSectionsProps {
  languageCount: number;
  tableOfContents: ReactNode;
  /** The sections of the form, which do not re-render when the arrangement changes. */
  children: ReactNode;
}

function ArrangedSections({ languageCount, tableOfContents, children }: ArrangedSectionsProps) {
  const { canChoose, isSideBySide, choose } = useArrangement(languageCount);
  return (
    <div className={`${styles.sections} ${canChoose && !isSideBySide ? styles.stacked : ''}`}>
      {tableOfContents}
      <Flex vertical gap={20}>
        {canChoose && (
          <Flex justify="end">
            <ArrangementSwitch isSideBySide={isSideBySide} onChoose={choose} />
          </Flex>
        )}
        {children}
      </Flex>
    </div>
  );
}

/** Returns the public page of the firm in each language with a published configuration. */
function publishedPagesOf(portals: readonly Portal[]): PublishedPages {
  const versions = Object.fromEntries(portals.map(({ lang }) => [lang, { id: lang }]));
  return { path: SITE_PATHS.about, versions };
}

async function loadPreview() {
  const { PortalPreview } = await import('./preview/portal-preview');
  return PortalPreview;
}

function PortalPreviewButton({
  portals,
  languages,
}: Pick<PortalScreen, 'languages'> & Pick<PortalFormProps, 'portals'>) {
  const isEmpty = useFormState(
    ({ values }: { values: PortalValues }) => languagesToSend(values, portals).length === 0,
  );
  return (
    <PreviewButton
      load={loadPreview}
      disabled={isEmpty}
      languages={languages}
      versionsOf={(values: PortalValues) => toPortalInputs(values, portals)}
    />
  );
}

/** Renders the form of the portal configuration in all languages: the firm, then its lists. */
export function PortalForm({ editedItem, portals }: PortalFormProps) {
  const { t } = useLingui();
  const { languages } = editedItem;
  const { expandedKeys, setExpanded } = useExpandedRows();
  const rowButtons = useRowElements();
  const editedLanguage = useNewStore<string | undefined>(undefined);
  const schema = usePortalSchema(portals);
  const { prefixOf, ...labels } = usePortalLabels(languages);
  const rendersAllSections = useDeferredValue(true, false);
  const jumpToField = (name: string, values: PortalValues) => {
    const [list, index] = name.split('.');
    const row = listsOf(values).find(([listName]) => listName === list)?.[1][Number(index)];
    if (row) flushSync(() => setExpanded(row.key, true));
    focusField(name);
  };
  const screen = useMemo<PortalScreen>(
    () => ({
      ...{ languages, expandedKeys, setExpanded, rowButtons },
      setEditedLanguage: editedLanguage.set,
    }),
    [languages, editedLanguage, expandedKeys, setExpanded, rowButtons],
  );
  const sections: (FormSection & { fields: ReactNode })[] = [
    { id: 'portal-name', title: t`Name and logo`, fields: <NameFields /> },
    { id: 'portal-contact', title: t`Address and contact`, fields: <ContactFields /> },
    { id: 'portal-introduction', title: t`Introduction`, fields: <IntroductionFields /> },
    { id: 'portal-counters', title: t`Counters`, fields: <CounterFields /> },
    { id: 'portal-advantages', title: t`Strengths`, fields: <AdvantageRows /> },
    {
      id: 'portal-environment',
      title: t`Office pictures`,
      fields: <EnvironmentRows />,
    },
    { id: 'portal-offices', title: t`Offices`, fields: <OfficeRows /> },
  ];
  return (
    <PortalContext value={screen}>
      <EditFormFrame
        editedItem={editedItem}
        schema={schema}
        publishedState={
          portals.length > 0 ? <Trans>Published</Trans> : <Trans>Not published yet</Trans>
        }
        publishedMessage={<PublishedMessage />}
        prefixOf={prefixOf}
        labels={labels}
        onJump={jumpToField}
        renderAdvice={(message) => <RejectedRemovals message={message} />}
        actions={
          <EditedLanguageContext value={editedLanguage}>
            <ViewOnSiteButton {...publishedPagesOf(portals)} />
            <PortalPreviewButton {...{ portals, languages }} />
          </EditedLanguageContext>
        }
      >
        <ArrangedSections
          languageCount={languages.length}
          tableOfContents={<FormTableOfContents sections={sections} />}
        >
          {sections.map(({ id, title, fields }, index) => (
            <Card
              key={id}
              id={id}
              role="group"
              className={styles.section ?? ''}
              aria-labelledby={`${id}-title`}
              title={
                <h2 id={`${id}-title`} tabIndex={-1} style={{ margin: 0, font: 'inherit' }}>
                  {title}
                </h2>
              }
            >
              <Flex vertical gap={16}>
                {(rendersAllSections || index < FIRST_SECTION_COUNT) && fields}
              </Flex>
            </Card>
          ))}
        </ArrangedSections>
      </EditFormFrame>
    </PortalContext>
  );
}
