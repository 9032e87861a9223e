import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Table } from 'antd';
import { useLocale } from '@/i18n/use-locale';
import { formatRecentMoment } from '@/admin/shared/format-recent-moment';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import { AUDITED_SECTIONS, type AuditedSection } from './issue';
import { isFullyChecked, type SectionReport } from './section-report';

interface SectionTableProps {
  sections: readonly SectionReport[];
  /** Audits a single section; absent while an audit is running or cannot start yet. */
  onCheck: ((section: AuditedSection) => void) | undefined;
}

/** Renders the time and number of issues of each section's last audit, with a button to audit the section alone. */
export function SectionTable({ sections, onCheck }: SectionTableProps) {
  const { t } = useLingui();
  return (
    <Table
      {...SILENT_TABLE}
      aria-label={t`By section`}
      size="small"
      rowKey="section"
      pagination={false}
      dataSource={AUDITED_SECTIONS.map((section) => ({ section }))}
      columns={[
        {
          key: 'section',
          title: t`Section`,
          rowScope: 'row',
          render: (_: unknown, { section }: { section: AuditedSection }) =>
            t(CONTENT_TYPE_NAMES[section]),
        },
        {
          key: 'state',
          title: t`Last check`,
          render: (_: unknown, { section }: { section: AuditedSection }) => (
            <LastCheck report={sections.find((report) => report.section === section)} />
          ),
        },
        {
          key: 'check',
          title: <span className="visually-hidden">{t`Actions`}</span>,
          align: 'end',
          render: (_: unknown, { section }: { section: AuditedSection }) => {
            const name = t(CONTENT_TYPE_NAMES[section]);
            return (
              <Button
                size="small"
                aria-label={t`Check ${name}`}
                disabled={!onCheck}
                onClick={() => onCheck?.(section)}
              >
                <Trans>Check</Trans>
              </Button>
            );
          },
        },
      ]}
    />
  );
}

function LastCheck({ report }: { report: SectionReport | undefined }) {
  const { tag } = useLocale();
  if (!report) return <Trans>Not checked</Trans>;
  const count = report.issues.length;
  if (report.completedAt === undefined || !isFullyChecked(report))
    return <Trans>Not fully checked</Trans>;
  const time = formatRecentMoment(report.completedAt, tag);
  return <Plural value={count} one={`${time}: # issue`} other={`${time}: # issues`} />;
}
