import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, Radio, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';
import { NO_CHOICES } from '@/admin/people/edit/choices';
import { languagesWithoutJob, jobNamesByNo } from '@/admin/people/edit/job-choices';
import { jobNosOf } from '@/admin/people/edit/lawyer-values';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { useLawyerBulkChange } from './use-lawyer-bulk-change';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { keyOf } from '@/admin/people/list/use-lawyer-mutations';
import { useLawyerName } from '@/admin/people/use-lawyer-name';

type Mode = 'add' | 'replace';

/** Renders the dialog that assigns a job to several lawyers, in all their languages (D22). */
export function JobChangeDialog({ rows, onChange, onClose }: BulkDialogProps<ListedLawyer>) {
  const { t } = useLingui();
  const id = useId();
  const { locale } = useLocale();
  const formatList = useNameListFormatter();
  const { nameOf: languageOf } = useLanguageNames();
  const nameOf = useLawyerName();
  const contentLanguages = useContentLanguages() ?? [];
  const { choices = NO_CHOICES, isLoading, failureNotice, mutationOf } = useLawyerBulkChange();
  const [jobNo, setJobNo] = useState<string>();
  const [mode, setMode] = useState<Mode>('replace');
  const form = { publishedLawyer: null, languages: contentLanguages, choices };
  const jobs = jobNamesByNo(form, locale);
  const jobName = jobNo === undefined ? '' : (jobs.get(jobNo) ?? '');
  const missingLanguages =
    jobNo === undefined ? [] : languagesWithoutJob(form, jobNo).map(languageOf);
  const languages = formatList(missingLanguages);
  const jobsAfter = (currentNos: readonly string[], addedNo: string) =>
    mode === 'replace' ? [addedNo] : [...new Set([...currentNos, addedNo])];
  const isChanged = (currentNos: readonly string[], addedNo: string) => {
    const newNos = jobsAfter(currentNos, addedNo);
    return (
      newNos.length !== currentNos.length || newNos.some((newNo) => !currentNos.includes(newNo))
    );
  };
  const rowsToChange = rows.filter(
    (row) => jobNo !== undefined && isChanged(jobNosOf(row, choices), jobNo),
  );
  const count = rowsToChange.length;
  return (
    <BulkChangeDialog
      title={t`Change job`}
      okText={t`Change job`}
      {...{ rowsToChange, keyOf, nameOf, onClose }}
      unchangedGroups={[
        {
          reason: <Trans>Already in this job</Trans>,
          rows: rows.filter((row) => !rowsToChange.includes(row)),
        },
      ]}
      fields={
        <>
          {failureNotice}
          <Form.Item label={t`Job`} htmlFor={id}>
            <Select<string>
              id={id}
              loading={isLoading}
              placeholder={t`Choose a job`}
              showSearch={{ optionFilterProp: 'label' }}
              value={jobNo ?? null}
              options={[...jobs].map(([value, label]) => ({ value, label }))}
              onChange={setJobNo}
            />
          </Form.Item>
          <Form.Item>
            <Radio.Group
              aria-label={t`Current jobs`}
              value={mode}
              options={[
                { value: 'replace', label: t`Replace the current jobs` },
                { value: 'add', label: t`Keep the current jobs` },
              ]}
              onChange={({ target }) => setMode(target.value as Mode)}
            />
          </Form.Item>
        </>
      }
      summary={
        jobNo !== undefined &&
        (mode === 'replace' ? (
          <Plural
            value={count}
            one={`# lawyer will have “${jobName}” as the only job in all languages, here and on the site.`}
            other={`# lawyers will have “${jobName}” as their only job in all languages, here and on the site.`}
          />
        ) : (
          <Plural
            value={count}
            one={`# lawyer will get “${jobName}” as another job in all languages, here and on the site.`}
            other={`# lawyers will get “${jobName}” as another job in all languages, here and on the site.`}
          />
        ))
      }
      notes={languages && <MissingJobNames {...{ jobName, languages }} />}
      onConfirm={(lawyers) => {
        if (jobNo === undefined) return;
        onChange(
          lawyers,
          mutationOf('job', (values) =>
            isChanged(values.jobNos, jobNo)
              ? { ...values, jobNos: jobsAfter(values.jobNos, jobNo) }
              : values,
          ),
        );
      }}
    />
  );
}

function MissingJobNames({ jobName, languages }: { jobName: string; languages: string }) {
  return (
    <Typography.Paragraph type="warning">
      <Trans>
        “{jobName}” has no name in {languages}, so these lawyers will be shown without it there.
      </Trans>
    </Typography.Paragraph>
  );
}
