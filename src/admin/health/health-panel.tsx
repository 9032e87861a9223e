import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Collapse, Empty, Flex, Grid, Tabs, Typography } from 'antd';
import { useEffect } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { useStoreValue } from '@/lib/use-store';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { AUDITED_SECTIONS, type AuditedSection } from './issue';
import { IssueTable } from './issue-table';
import { healthRun } from './health-run';
import { PROBLEM_GROUPS } from './problem-labels';
import { RunBar } from './run-bar';
import { isFullyChecked, type SectionReport } from './section-report';
import { SectionTable } from './section-table';

interface HealthPanelProps {
  onNavigate: (href: string) => void;
}

function sumSectionCounts(
  sections: readonly SectionReport[],
  count: 'externalLinks' | 'uncheckedInternalLinks' | 'skippedTexts',
): number {
  return sections.reduce((sum, section) => sum + section[count], 0);
}

/**
 * Renders the content health: missing, broken and unused content, each issue with a link to the screen that fixes it.
 * The result of a section stays until it is checked again; a complete one also after a reload.
 */
export function HealthPanel({ onNavigate }: HealthPanelProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const contentLanguages = useContentLanguages();
  const report = useStoreValue(healthRun.report);
  const { state, sections } = report;
  const issues = sections.flatMap((section) => section.issues);
  const owner = useStorageOwner();
  useEffect(() => {
    if (owner) void healthRun.restore(owner);
  }, [owner]);
  const codes = contentLanguages?.map(({ code }) => code);
  const start = (mayCountViews: boolean, sectionsToCheck?: readonly AuditedSection[]) => {
    if (!codes) return;
    const first = codes.filter((code) => code === locale);
    const otherCodes = codes.filter((code) => code !== locale);
    void healthRun.start([...first, ...otherCodes], {
      mayCountViews,
      requestedSections: sectionsToCheck,
      owner,
    });
  };
  const unfinishedSections = () =>
    AUDITED_SECTIONS.filter(
      (audited) =>
        !sections.some(
          (sectionReport) => sectionReport.section === audited && isFullyChecked(sectionReport),
        ),
    );
  return (
    <Flex vertical gap={16} aria-busy={state === 'running'}>
      <RunBar
        report={report}
        onStart={
          codes &&
          ((onlyUnfinished) => start(false, onlyUnfinished ? unfinishedSections() : undefined))
        }
        onStop={() => healthRun.stop()}
        onResume={() => healthRun.resume()}
      />
      {sections.map((sectionReport) => (
        <FailedRequestsNote key={sectionReport.section} report={sectionReport} />
      ))}
      {state !== 'running' && (
        <UncheckedNotes
          sections={sections}
          onCheck={(sectionsToCheck) => start(true, sectionsToCheck)}
        />
      )}
      <IssueTabs {...{ issues, onNavigate }} />
      {state === 'done' && issues.length === 0 && sections.every(isFullyChecked) && (
        <Empty description={t`No issues found`} />
      )}
      <ExternalLinksNote sections={sections} />
      <Collapse
        size="small"
        items={[
          {
            key: 'sections',
            label: <Trans>By section</Trans>,
            children: (
              <SectionTable
                sections={sections}
                onCheck={
                  codes && state !== 'running' ? (section) => start(false, [section]) : undefined
                }
              />
            ),
          },
        ]}
      />
    </Flex>
  );
}

interface IssueTabsProps extends HealthPanelProps {
  issues: SectionReport['issues'];
}

function IssueTabs({ issues, onNavigate }: IssueTabsProps) {
  const { t } = useLingui();
  const { md } = Grid.useBreakpoint();
  const groups = PROBLEM_GROUPS.map((group) => ({
    ...group,
    issuesOfGroup: issues.filter(({ problem }) => group.types.includes(problem.type)),
  })).filter(({ issuesOfGroup }) => issuesOfGroup.length > 0);
  if (groups.length === 0) return null;
  return (
    <Tabs
      tabPlacement={md ? 'start' : 'top'}
      items={groups.map(({ id, title, help, issuesOfGroup }) => ({
        key: id,
        label: (
          <>
            {t(title)} <Typography.Text type="secondary">{issuesOfGroup.length}</Typography.Text>
          </>
        ),
        children: (
          <IssueTable
            label={t(title)}
            help={t(help)}
            issues={issuesOfGroup}
            onNavigate={onNavigate}
          />
        ),
      }))}
    />
  );
}

interface UncheckedNotesProps {
  sections: readonly SectionReport[];
  /** Checks sections again, with the texts whose loading counts as a view. */
  onCheck: (sectionsToCheck: readonly AuditedSection[]) => void;
}

function UncheckedNotes({ sections, onCheck }: UncheckedNotesProps) {
  const uncheckedInternalLinks = sumSectionCounts(sections, 'uncheckedInternalLinks');
  const skippedTexts = sumSectionCounts(sections, 'skippedTexts');
  const sectionsWithSkippedTexts = sections.filter((section) => section.skippedTexts > 0);
  return (
    <>
      {uncheckedInternalLinks > 0 && (
        <Alert
          type="info"
          role="note"
          title={
            <Plural
              value={uncheckedInternalLinks}
              one="# link within the site was not checked, because its section was not loaded in the same check."
              other="# links within the site were not checked, because their sections were not loaded in the same check."
            />
          }
        />
      )}
      {skippedTexts > 0 && (
        <Alert
          role="note"
          title={
            <Plural
              value={skippedTexts}
              one="# text was not checked, because loading it counts as a view."
              other="# texts were not checked, because loading them counts as views."
            />
          }
          action={
            <Button onClick={() => onCheck(sectionsWithSkippedTexts.map(({ section }) => section))}>
              <Trans>Check again, adding to the view counts</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}

function ExternalLinksNote({ sections }: { sections: readonly SectionReport[] }) {
  const externalLinks = sumSectionCounts(sections, 'externalLinks');
  return (
    externalLinks > 0 && (
      <Alert
        type="info"
        role="note"
        title={
          <Plural
            value={externalLinks}
            one="# link to another site was not opened, because this page can only reach its own server. It may be broken."
            other="# links to other sites were not opened, because this page can only reach its own server. They may be broken."
          />
        }
      />
    )
  );
}

function FailedRequestsNote({ report: { section, failedRequests } }: { report: SectionReport }) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  if (!failedRequests) return null;
  const { times, error } = failedRequests;
  const name = t(CONTENT_TYPE_NAMES[section]);
  const reason = messageOf(error);
  return (
    <FailedRequest
      message={
        <Plural
          value={times}
          one={`${name}: # request failed, so its content was not checked. ${reason}`}
          other={`${name}: # requests failed, so their content was not checked. ${reason}`}
        />
      }
    />
  );
}
