import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Input } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { directionOf, languageTag } from '../../i18n/locales';
import { FieldFrame } from '../kit/fields/field-frame';
import { JobNewer } from './job-newer';
import styles from './jobs.module.css';
import { useJobsScreen } from './jobs-context';
import type { FormTarget } from './use-job-form';

/** The names of one job in all languages at once: of a new one, or of one that is there (D38). */
export function JobFormPanel({ target }: { target: FormTarget }) {
  const { t } = useLingui();
  const { form, jobs, codes, nameOf, languageOf } = useJobsScreen();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const job = target.kind === 'rename' ? jobs.find(({ no }) => no === target.no) : undefined;
  const name = job ? nameOf(job) : '';

  useEffect(() => {
    const before = document.activeElement;
    const panel = box.current;
    panel?.querySelector<HTMLInputElement>('input:enabled')?.focus();
    panel?.scrollIntoView({ block: 'nearest' });
    return () => {
      // Back to where it was opened, unless the person has gone on; a row that was away meanwhile
      // has buttons of its own again by then.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const row =
          before instanceof HTMLElement && before.isConnected
            ? before
            : document.getElementById(`job-${target.kind === 'rename' ? target.no : ''}`);
        (row ?? document.querySelector<HTMLElement>('main h1'))?.focus();
      });
    };
  }, [target]);

  const save = async (overNewer = false) => {
    const errors = await form.save(overNewer);
    const [first] = Object.keys(errors);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !form.changed && !form.saving) form.cancel();
  };
  const heading = job ? t`Rename “${name}”` : t`New job`;
  return (
    <form
      ref={box}
      className={styles.form}
      aria-label={heading}
      noValidate
      data-form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.formHead} aria-hidden>
        {heading}
      </p>
      <div className={styles.fields}>
        {codes.map((lang) => {
          const language = languageOf(lang);
          const exists = job?.versions[lang] !== undefined;
          const error = form.errors[lang];
          const field = `${id}-${lang}`;
          const hint = job && !exists ? t`Adds this language to the job.` : undefined;
          return (
            <FieldFrame
              key={lang}
              id={field}
              label={t`Name in ${language}`}
              required={exists}
              error={error}
              help={hint}
            >
              <Input
                id={field}
                value={form.names[lang] ?? ''}
                lang={languageTag(lang)}
                dir={directionOf(lang)}
                autoComplete="off"
                readOnly={form.saving}
                onKeyDown={leave}
                aria-required={exists}
                aria-invalid={error !== undefined}
                aria-describedby={`${field}-error${hint ? ` ${field}-help` : ''}`}
                {...(error !== undefined && { status: 'error' as const })}
                onChange={(event) => form.type(lang, event.target.value)}
              />
            </FieldFrame>
          );
        })}
      </div>
      {form.newer && <JobNewer newer={form.newer} onSave={() => void save(true)} />}
      {form.failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={<Trans>The names were not saved.</Trans>}
          description={form.failure}
        />
      )}
      <div className={styles.buttons}>
        {!form.newer && (
          <Button type="primary" htmlType="submit" loading={form.saving}>
            {form.failure ? (
              <Trans>Try again</Trans>
            ) : job ? (
              <Trans>Save the names</Trans>
            ) : (
              <Trans>Add the job</Trans>
            )}
          </Button>
        )}
        <Button disabled={form.saving} onClick={form.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
