import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { focusHeadingIfLost } from '../kit/focus-heading';
import { useNameList } from '../kit/name-list';
import type { JobGroup } from './job-groups';
import { versionsOf } from './job-groups';
import { JobReplacement } from './job-replacement';
import styles from './jobs.module.css';
import { useJobsScreen } from './jobs-context';
import type { JobDeletion, useJobDeletion } from './use-job-deletion';

type Actions = Pick<
  ReturnType<typeof useJobDeletion>,
  'close' | 'lookAgain' | 'remove' | 'replaceAndRemove'
>;

/**
 * Asks before a job goes in all its languages (D30): says who holds it, and where somebody does, which job they
 * get instead.
 */
export function JobDeletionDialog({
  deletion,
  actions,
}: {
  /** Null asks nothing. */
  deletion: JobDeletion | null;
  actions: Actions;
}) {
  const { t } = useLingui();
  const { jobs, nameOf, writes } = useJobsScreen();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(deletion);
  const [chosen, setChosen] = useState('');
  const [tried, setTried] = useState(false);
  if (deletion && deletion !== shown) {
    if (deletion.job !== shown?.job) {
      setChosen('');
      setTried(false);
    }
    setShown(deletion);
  }
  if (!shown) return null;
  const { job, holding, working, replacedBy, failure } = shown;
  const name = nameOf(job);
  const used = holding !== undefined && holding.count !== 0;
  const others = jobs.filter((one) => one.no !== job.no && !writes.resultOf(one)?.going);
  const replacement = replacedBy ?? others.find(({ no }) => no === chosen);
  const stuck = used && others.length === 0;

  const confirm = () => {
    if (!used) {
      actions.remove(job);
      actions.close();
    } else if (replacement) void actions.replaceAndRemove(replacement);
    else {
      setTried(true);
      document.getElementById('job-replacement')?.focus();
    }
  };

  return (
    <Modal
      open={deletion !== null}
      title={t`Delete “${name}”?`}
      okText={
        failure && used ? (
          <Trans>Continue</Trans>
        ) : used ? (
          <Trans>Replace and delete</Trans>
        ) : versionsOf(job).length > 1 ? (
          <Trans>Delete in all languages</Trans>
        ) : (
          <Trans>Delete</Trans>
        )
      }
      okButtonProps={{ danger: true, disabled: !holding || stuck, loading: working }}
      cancelText={stuck ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
      cancelButtonProps={{ autoFocus: true, disabled: working }}
      closable={false}
      keyboard={!working}
      mask={{ closable: false }}
      onOk={confirm}
      onCancel={actions.close}
      afterClose={focusHeadingIfLost}
    >
      <div className={styles.question}>
        {!holding && !failure && (
          <p role="status">
            <Trans>Looking who holds this job…</Trans>
          </p>
        )}
        {!holding && failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={<Trans>Who holds this job could not be found out.</Trans>}
            description={failure}
            action={
              <Button size="small" onClick={actions.lookAgain}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
        {holding && !used && <Unused job={job} />}
        {holding && used && (
          <JobReplacement
            {...{ job, holding, others, replacement, working }}
            fixed={replacedBy !== undefined}
            error={tried && !replacement ? t`Choose the job that they get.` : undefined}
            onChoose={setChosen}
          />
        )}
        {holding && failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={
              replacedBy ? (
                <Trans>The lawyers have their new job, but the old one is not deleted yet.</Trans>
              ) : (
                <Trans>Nothing was deleted.</Trans>
              )
            }
            description={failure}
          />
        )}
      </div>
    </Modal>
  );
}

/** What is said of a job that nobody holds. */
function Unused({ job }: { job: JobGroup }) {
  const { languageOf } = useJobsScreen();
  const listed = useNameList();
  const languages = listed(versionsOf(job).map(({ lang }) => languageOf(lang)));
  return (
    <>
      <p>
        <Trans>No lawyer holds this job.</Trans>
      </p>
      <p>
        <Trans>
          It will be removed in all its languages ({languages}), and visitors can no longer search
          for it. You can undo this for a few seconds.
        </Trans>
      </p>
    </>
  );
}
