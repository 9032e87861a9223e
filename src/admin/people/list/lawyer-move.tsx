import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Input, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { moveLawyer } from '../../../api/staff/lawyers';
import { useErrorMessage } from '../../kit/frame/error-message';
import { focusHeadingIfLost } from '../../kit/focus-heading';
import type { ListedLawyer } from '../lawyer';
import styles from './lawyer-list.module.css';

interface LawyerMoveProps {
  lawyer: ListedLawyer;
  /** Where the lawyer stands now, counted from 1; undefined where a search hides that. */
  present: number | undefined;
  /** How many lawyers there are; undefined where a search hides that. */
  total: number | undefined;
  /** Called with the words for what has happened. */
  onMoved: (said: string) => void;
  onClose: () => void;
}

/** The position that was typed; undefined where it is none. */
function positionOf(text: string, total: number | undefined): number | undefined {
  const position = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : 0;
  return position >= 1 && position <= (total ?? Infinity) ? position : undefined;
}

/** Asks for the position that a lawyer shall have among all, and sends it (D27). */
export function LawyerMove({ lawyer, present, total, onMoved, onClose }: LawyerMoveProps) {
  const { t } = useLingui();
  const id = useId();
  const messageOf = useErrorMessage();
  const [text, setText] = useState(present === undefined ? '' : String(present));
  const [wrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState(true);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const { name } = lawyer.main;
  const position = positionOf(text, total);

  const move = async () => {
    setWrong(position === undefined);
    if (position === undefined) {
      document.getElementById(id)?.focus();
      return;
    }
    // The one guard against a second request: a state would be too late for a double click.
    if (busy.current) return;
    if (position === present) {
      setOpen(false);
      return;
    }
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await moveLawyer(lawyer.no, position);
      onMoved(t`“${name}” has been moved to position ${position}.`);
      setOpen(false);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return (
    <Modal
      open={open}
      title={t`Move “${name}” to a position`}
      okText={failure ? t`Try again` : t`Move`}
      cancelText={t`Cancel`}
      closable={false}
      confirmLoading={sending}
      cancelButtonProps={{ disabled: sending }}
      mask={{ closable: !sending }}
      keyboard={!sending}
      onOk={() => void move()}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (shown) document.getElementById(id)?.focus();
      }}
      afterClose={() => {
        onClose();
        focusHeadingIfLost();
      }}
    >
      <div className={styles.move}>
        <label htmlFor={id}>
          <Trans>Position</Trans>
        </label>
        <Input
          id={id}
          className={styles.position ?? ''}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={wrong}
          aria-describedby={`${id}-error ${id}-help`}
          {...(wrong && { status: 'error' as const })}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
          onPressEnter={() => void move()}
        />
        <p id={`${id}-error`} className={styles.wrong}>
          {wrong &&
            (total === undefined
              ? t`Enter a whole number from 1 on.`
              : t`Enter a whole number from 1 to ${total}.`)}
        </p>
        <p id={`${id}-help`} className={styles.hint}>
          {total !== undefined && (
            <Plural value={total} one="There is # lawyer." other="There are # lawyers." />
          )}{' '}
          <Trans>Pinned lawyers stay before all others.</Trans>
        </p>
        {failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={<Trans>It was not moved.</Trans>}
            description={failure}
          />
        )}
      </div>
    </Modal>
  );
}
