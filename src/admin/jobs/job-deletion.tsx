import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Modal } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Action } from '../../api/action';
import { ApiError } from '../../api/errors';
import { refreshJobs, replaceJob } from '../../api/staff/jobs';
import { DeletionLanguages, useDeletionLanguages } from '../kit/list/deletion-languages';
import { useFocusHome } from '../kit/focus-home';
import { FailedRequest } from '../kit/requests/failed-request';
import { useErrorMessage } from '../kit/requests/error-message';
import { useNameList } from '../kit/name-list';
import { versionsOf, type NamedItem } from '../names/named-items';
import { findHolding, type Holding } from './job-holding';
import { JobReplacement, REPLACEMENT_ID } from './job-replacement';

interface JobDeletionProps {
  job: NamedItem;
  /** The jobs that can be given instead. */
  others: readonly NamedItem[];
  nameOf: (job: NamedItem) => string;
  languageOf: (code: string) => string;
  deleteVersions: (job: NamedItem, action: Action) => Promise<void>;
  /** Deletes a job that nobody holds in the languages that are chosen, after time to undo that (design 6). */
  onDelete: (job: NamedItem, codes: readonly string[]) => void;
  say: (words: string) => void;
  onClose: () => void;
}

/**
 * Asks before a job goes (D30): who holds it is looked for first. Nobody: it goes in the languages that are chosen.
 * Somebody: they get another job, then all versions go; what fails half-way is said and can be continued.
 */
export function JobDeletion(props: JobDeletionProps) {
  const { job, others, nameOf, languageOf, deleteVersions, onDelete, say, onClose } = props;
  const { t } = useLingui();
  const { restore } = useFocusHome();
  const messageOf = useErrorMessage();
  const listed = useNameList();
  const [open, setOpen] = useState(true);
  /** Undefined until it is known. */
  const [holding, setHolding] = useState<Holding>();
  const [failure, setFailure] = useState<string>();
  const [working, setWorking] = useState(false);
  /** The job that those who held it have got already. */
  const [replacedBy, setReplacedBy] = useState<NamedItem>();
  const [chosen, setChosen] = useState<string>();
  const [tried, setTried] = useState(false);
  const busy = useRef(false);
  /** What is continued is the same action (D49). */
  const [action] = useState(() => new Action());
  const name = nameOf(job);
  const used = holding !== undefined && holding.count !== 0;
  const replacement = replacedBy ?? others.find(({ no }) => no === chosen);
  const stuck = used && others.length === 0;
  const codes = versionsOf(job).map(({ lang }) => lang);
  const picked = useDeletionLanguages(job, codes);
  const whole = picked.chosen.length === codes.length;
  const languages = listed(picked.chosen.map(languageOf));

  const settle = async (found: Holding): Promise<boolean> => {
    if (found.gone) {
      setOpen(false);
      say(t`“${name}” has been deleted by somebody else in the meantime.`);
      await refreshJobs();
    } else setHolding(found);
    return !found.gone;
  };
  const fail = (error: unknown) => {
    setFailure(messageOf(error));
    return false;
  };
  /** Asks who holds the job; gives whether that is known now. */
  const look = () => findHolding(job).then(settle, fail);
  const settleFirst = useEffectEvent(settle);
  const failFirst = useEffectEvent(fail);
  useEffect(() => {
    void findHolding(job).then(settleFirst, failFirst);
  }, [job]);
  const lookAgain = () => {
    setFailure(undefined);
    void look();
  };

  /** Gives those who hold it the other job, and deletes it; goes on where an earlier try ended. */
  const replaceAndDelete = async (other: NamedItem) => {
    // The one guard against a second request: a state would be too late for a double click.
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setFailure(undefined);
    let replaced = replacedBy !== undefined;
    try {
      const noOf = ({ main, no }: NamedItem) => main.sentNo ?? no;
      if (!replaced) await replaceJob(noOf(job), noOf(other), action);
      replaced = true;
      setReplacedBy(other);
      await deleteVersions(job, action);
      setOpen(false);
      const otherName = nameOf(other);
      say(t`“${name}” has been deleted; its lawyers are “${otherName}” now.`);
    } catch (error) {
      if (replaced && error instanceof ApiError && error.status === 409) {
        // Somebody has been given the job since: it has to be replaced once more.
        setReplacedBy(undefined);
        setHolding(undefined);
        if (await look()) setFailure(messageOf(error));
      } else setFailure(messageOf(error));
    } finally {
      busy.current = false;
      setWorking(false);
      await refreshJobs();
    }
  };
  const confirm = () => {
    if (!used) {
      onDelete(job, picked.chosen);
      setOpen(false);
    } else if (replacement) void replaceAndDelete(replacement);
    else {
      setTried(true);
      document.getElementById(REPLACEMENT_ID)?.focus();
    }
  };
  const okText =
    failure && used ? (
      <Trans>Continue</Trans>
    ) : used ? (
      <Trans>Replace and delete</Trans>
    ) : codes.length > 1 && whole ? (
      <Trans>Delete in all languages</Trans>
    ) : (
      <Trans>Delete</Trans>
    );

  return (
    <Modal
      open={open}
      title={t`Delete “${name}”?`}
      okText={okText}
      okButtonProps={{ danger: true, disabled: !holding || stuck, loading: working }}
      cancelText={stuck ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
      // Each question is a dialog of its own. Given later, the focus would close a list of jobs that is open already.
      cancelButtonProps={{ autoFocus: true, disabled: working }}
      closable={false}
      keyboard={!working}
      mask={{ closable: false }}
      onOk={confirm}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClose();
        restore();
      }}
    >
      <Flex vertical gap="small">
        {!holding && !failure && (
          <p role="status">
            <Trans>Looking who holds this job…</Trans>
          </p>
        )}
        {!holding && failure && (
          <FailedRequest
            what={<Trans>Who holds this job could not be found out.</Trans>}
            message={failure}
            action={
              <Button size="small" onClick={lookAgain}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
        {holding && !used && (
          <>
            <p>
              <Trans>No lawyer holds this job.</Trans>
            </p>
            <p>
              {whole ? (
                <Trans>
                  It will be removed in all its languages ({languages}), and visitors can no longer
                  search for it. You can undo this for a few seconds.
                </Trans>
              ) : (
                <Trans>
                  It will be removed in {languages} alone; its other languages stay. You can undo
                  this for a few seconds.
                </Trans>
              )}
            </p>
            <DeletionLanguages {...picked} />
          </>
        )}
        {holding && used && (
          <JobReplacement
            {...{ job, holding, others, replacement, nameOf, languageOf }}
            disabled={replacedBy !== undefined || working}
            error={tried && !replacement ? t`Choose the job that they get.` : undefined}
            onChoose={setChosen}
          />
        )}
        {holding && failure && (
          <FailedRequest
            what={
              replacedBy ? (
                <Trans>The lawyers have their new job, but the old one is not deleted yet.</Trans>
              ) : (
                <Trans>Nothing was deleted.</Trans>
              )
            }
            message={failure}
          />
        )}
      </Flex>
    </Modal>
  );
}
