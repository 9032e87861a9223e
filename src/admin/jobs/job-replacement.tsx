import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { languageTag } from '../../i18n/locales';
import { FieldFrame } from '../kit/fields/field-frame';
import { useNameList } from '../kit/name-list';
import { versionsOf, type JobGroup } from './job-groups';
import type { Holding } from './job-holding';
import styles from './jobs.module.css';
import { useJobsScreen } from './jobs-context';

interface JobReplacementProps {
  job: JobGroup;
  holding: Holding;
  /** The jobs that can be given instead. */
  others: readonly JobGroup[];
  replacement: JobGroup | undefined;
  /** They have it already: there is nothing to choose any more. */
  fixed: boolean;
  working: boolean;
  error: string | undefined;
  onChoose: (no: string) => void;
}

/** Says who holds a job, and lets another one be chosen for them (D30). */
export function JobReplacement(props: JobReplacementProps) {
  const { t } = useLingui();
  const { job, holding, others, replacement, fixed, working, error, onChoose } = props;
  const { nameOf, languageOf } = useJobsScreen();
  const listed = useNameList();
  const id = 'job-replacement';
  const lacking = replacement
    ? versionsOf(job).filter(({ lang }) => !replacement.versions[lang])
    : [];
  const languages = listed(lacking.map(({ lang }) => languageOf(lang)));
  const other = replacement ? nameOf(replacement) : '';
  return (
    <>
      <Holders holding={holding} />
      {others.length === 0 ? (
        <p>
          <Trans>
            There is no other job that they could get. Add one first, then delete this one.
          </Trans>
        </p>
      ) : (
        <>
          <FieldFrame id={id} label={t`Give them this job instead`} required error={error}>
            <select
              id={id}
              className={styles.select}
              value={replacement?.no ?? ''}
              disabled={fixed || working}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-error`}
              onChange={({ target }) => onChoose(target.value)}
            >
              <option value="" disabled>
                {t`Choose a job`}
              </option>
              {others.map((one) => (
                <option key={one.no} value={one.no} lang={languageTag(one.main.lang)}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </FieldFrame>
          {lacking.length > 0 && (
            <p className={styles.warning}>
              <Trans>
                “{other}” has no name in {languages}: there these lawyers will stand without a job.
              </Trans>
            </p>
          )}
          <p>
            <Trans>
              They get it in all languages at once, then this job is deleted. Visitors see both at
              once. This cannot be undone.
            </Trans>
          </p>
        </>
      )}
    </>
  );
}

/** How many hold the job, and who the first of them are. */
function Holders({ holding: { count, holders } }: { holding: Holding }) {
  const { t } = useLingui();
  const more = (count ?? 0) - holders.length;
  return (
    <>
      <p>
        {count === undefined ? (
          <Trans>There are lawyers who hold this job.</Trans>
        ) : (
          <Plural value={count} one="# lawyer holds this job." other="# lawyers hold this job." />
        )}
      </p>
      {holders.length > 0 && (
        <ul className={styles.holders} aria-label={t`Lawyers who hold this job`}>
          {holders.map(({ id, lang, name }) => (
            <li key={id} lang={languageTag(lang)}>
              <a
                href={`/admin/people/edit/${encodeURIComponent(id)}`}
                target="_blank"
                rel="noopener"
              >
                {name}
              </a>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Plural value={more} one="and # other" other="and # others" />
            </li>
          )}
        </ul>
      )}
    </>
  );
}
