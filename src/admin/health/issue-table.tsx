import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Table, Typography } from 'antd';
import { useFixedTablePagination } from '@/admin/list/table-pagination';
import type { MouseEvent } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { useLanguageNames } from '@/admin/shared/language-names';
import listStyles from '@/admin/list/list.module.css';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import type { Issue } from './issue';
import { useProblemLabels } from './problem-labels';

interface IssueTableProps {
  label: string;
  help: string;
  issues: readonly Issue[];
  /** Called with the URL of the screen before a link opens it in this tab. */
  onNavigate: (href: string) => void;
}

/** Renders the issues of one group: the problem, the item, and a link to the screen that fixes it. */
export function IssueTable({ label, help, issues, onNavigate }: IssueTableProps) {
  const { t } = useLingui();
  const labelOf = useProblemLabels();
  const pagination = useFixedTablePagination(50);
  const columns = [
    {
      key: 'item',
      title: t`Item`,
      width: '60%',
      render: (_: unknown, issue: Issue) => <IssueLink issue={issue} onNavigate={onNavigate} />,
    },
    {
      key: 'problem',
      title: t`Issue`,
      render: (_: unknown, issue: Issue) => {
        const { problem } = issue;
        const url = 'url' in problem && problem.url;
        return (
          <>
            {labelOf(issue)} {url && <bdi dir="ltr">{url}</bdi>}
          </>
        );
      },
    },
  ];
  return (
    <>
      <Typography.Paragraph type="secondary">{help}</Typography.Paragraph>
      <Table
        {...SILENT_TABLE}
        aria-label={label}
        className={listStyles.table ?? ''}
        size="small"
        tableLayout="fixed"
        rowKey="id"
        columns={columns}
        dataSource={issues}
        pagination={pagination}
      />
    </>
  );
}

function IssueLink({ issue, onNavigate }: { issue: Issue; onNavigate: (href: string) => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const { nameOf } = useLanguageNames();
  const { section, name, nameLang, lang, href } = issue;
  const sectionName = t(CONTENT_TYPE_NAMES[section]);
  const open = (event: MouseEvent) => {
    // With a modifier key, the browser opens it as any other link, such as in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(href);
    void router.navigate({ href });
  };
  const sectionAndLanguage = [name && sectionName, lang && nameOf(lang)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <a href={href} onClick={open}>
        {name ? <span {...languageAttributes(nameLang)}>{name}</span> : sectionName}
      </a>
      <div>
        <Typography.Text type="secondary">{sectionAndLanguage}</Typography.Text>
      </div>
    </>
  );
}
