import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Flex, Select, Typography } from 'antd';
import { languageAttributes, languageTag } from '@/i18n/locales';
import { versionsOf } from '@/admin/shared/group-versions';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/form-store';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { NamedItem } from '@/admin/names/named-items';
import type { JobHolders } from './job-holders';

interface JobReplacementProps {
  job: NamedItem;
  jobHolders: JobHolders;
  /** The jobs that can replace `job`. */
  otherJobs: readonly NamedItem[];
  /** The job that the lawyers already have instead. */
  assignedJob: NamedItem | undefined;
  disabled: boolean;
  nameOf: (job: NamedItem) => string;
  languageOf: (code: string) => string;
}

/** Shows the lawyers with a job and a select for their new one, the field `replacementNo` of the form (D30). */
export function JobReplacement(props: JobReplacementProps) {
  const { t } = useLingui();
  const { job, jobHolders, otherJobs, assignedJob, disabled, nameOf, languageOf } = props;
  const { value, setValue, error, controlProps, id } = useFieldState<string>('replacementNo');
  const replacement = assignedJob ?? otherJobs.find(({ no }) => no === value);
  const formatList = useNameListFormatter();
  const versionsWithoutReplacement = versionsOf(job).filter(
    ({ lang }) => replacement && !replacement.versions[lang],
  );
  const languages = formatList(versionsWithoutReplacement.map(({ lang }) => languageOf(lang)));
  const jobName = replacement ? nameOf(replacement) : '';
  const holderList = <HolderList jobHolders={jobHolders} />;
  if (otherJobs.length === 0) {
    return (
      <>
        {holderList}
        <p>
          <Trans>No other job is available. Add one first, then delete this one.</Trans>
        </p>
      </>
    );
  }
  return (
    <>
      {holderList}
      <FieldFrame id={id} label={t`Reassign to`} required error={error} announcesError>
        <Select<string>
          {...controlProps}
          style={{ inlineSize: '100%' }}
          placeholder={t`Choose a job`}
          value={replacement?.no ?? null}
          disabled={disabled || assignedJob !== undefined}
          aria-required
          options={otherJobs.map((otherJob) => ({
            value: otherJob.no,
            title: nameOf(otherJob),
            label: (
              <span {...languageAttributes(otherJob.mainVersion.lang)}>{nameOf(otherJob)}</span>
            ),
          }))}
          onChange={setValue}
        />
      </FieldFrame>
      {versionsWithoutReplacement.length > 0 && (
        <p>
          <Typography.Text type="warning">
            <Trans>
              “{jobName}” has no name in {languages}, so these lawyers will be shown without it
              there.
            </Trans>
          </Typography.Text>
        </p>
      )}
      <p>
        <Trans>
          The lawyers are reassigned in all languages, then this job is deleted. Visitors see both
          changes immediately. This cannot be undone.
        </Trans>
      </p>
    </>
  );
}

function HolderList({ jobHolders: { count, holders } }: { jobHolders: JobHolders }) {
  const { t } = useLingui();
  const otherCount = (count ?? 0) - holders.length;
  return (
    <>
      <p>
        {count === undefined ? (
          <Trans>Some lawyers hold this job.</Trans>
        ) : (
          <Plural value={count} one="# lawyer holds this job." other="# lawyers hold this job." />
        )}
      </p>
      {holders.length > 0 && (
        <Flex
          component="ul"
          wrap
          gap="middle"
          style={{ padding: 0, listStyle: 'none' }}
          aria-label={t`Lawyers who hold this job`}
        >
          {holders.map(({ id, lang, name }) => (
            <li key={id} lang={languageTag(lang)}>
              <Typography.Link
                href={`/admin/people/edit/${encodeURIComponent(id)}`}
                target="_blank"
                rel="noopener"
              >
                {name}
              </Typography.Link>
            </li>
          ))}
          {otherCount > 0 && (
            <li>
              <Plural value={otherCount} one="and # more" other="and # more" />
            </li>
          )}
        </Flex>
      )}
    </>
  );
}
