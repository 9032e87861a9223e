import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, InputNumber, Modal } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useErrorMessage } from '../requests/error-message';
import { FailedRequest } from '../requests/failed-request';
import { firstFocus } from '../first-focus';
import { useFocusHome } from '../focus-home';

interface MoveToPositionProps {
  /** What the row is called. */
  name: string;
  /** Where it stands now, counted from 1; undefined where a search hides that. */
  present: number | undefined;
  /** How many there are; undefined where a search hides that. */
  total: number | undefined;
  /** What else is to be known of positions. */
  note?: ReactNode;
  /** Moves it. What it throws is said, and it can be tried again. */
  send: (position: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for the position that a row shall have among all, and sends it (D27). */
export function MoveToPosition({ name, present, total, note, send, onClose }: MoveToPositionProps) {
  const { t } = useLingui();
  const { restore } = useFocusHome();
  const id = useId();
  const messageOf = useErrorMessage();
  const [position, setPosition] = useState<number | null>(present ?? null);
  const [wrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [open, setOpen] = useState(true);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const outside = position === null || position < 1 || position > (total ?? Infinity);

  const move = async () => {
    setWrong(outside);
    if (outside) {
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
      await send(position);
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
      afterOpenChange={firstFocus(id)}
      afterClose={() => {
        onClose();
        restore();
      }}
    >
      <Form layout="vertical" component="div">
        <Form.Item
          label={t`Position`}
          htmlFor={id}
          {...(wrong && { validateStatus: 'error' as const })}
          help={
            wrong &&
            (total === undefined
              ? t`Enter a whole number from 1 on.`
              : t`Enter a whole number from 1 to ${total}.`)
          }
          extra={
            <>
              {total !== undefined && (
                <Plural value={total} one="There is # in all." other="There are # in all." />
              )}{' '}
              {note}
            </>
          }
        >
          <InputNumber
            id={id}
            precision={0}
            value={position}
            aria-invalid={wrong}
            onChange={(next) => {
              setPosition(next);
              setWrong(false);
            }}
            onPressEnter={() => void move()}
          />
        </Form.Item>
        {failure && <FailedRequest what={<Trans>It was not moved.</Trans>} message={failure} />}
      </Form>
    </Modal>
  );
}
