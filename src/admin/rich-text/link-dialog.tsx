import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Input, Modal, type InputRef } from 'antd';
import Quill from 'quill';
import { useId, useRef, useState } from 'react';
import { linkAddress } from './link-address';
import styles from './rich-text.module.css';

interface Place {
  index: number;
  length: number;
  address: string;
}

/** The selected text, or the whole link that the cursor stands in. */
function placeOf(quill: Quill): Place {
  const { index, length } = quill.getSelection(true);
  const address = quill.getFormat(index, length).link;
  const [leaf] = quill.getLeaf(length === 0 ? index : index + 1);
  const element = leaf?.domNode.parentElement?.closest('a');
  const link = element && quill.root.contains(element) ? Quill.find(element) : null;
  if (typeof address === 'string' && link && 'length' in link && length === 0) {
    return { index: quill.getIndex(link), length: link.length(), address };
  }
  return { index, length, address: typeof address === 'string' ? address : '' };
}

/** Asks for a link's address, and for its words where none are selected. */
export function LinkDialog({ quill, onClose }: { quill: Quill; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const [place] = useState(() => placeOf(quill));
  const [address, setAddress] = useState(place.address);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState(false);
  const input = useRef<InputRef>(null);
  const { index, length } = place;

  const done = (cursor: number) => {
    onClose();
    // After the dialog has given the focus back.
    setTimeout(() => quill.setSelection(cursor, 0, 'user'));
  };
  const set = () => {
    const stored = linkAddress(address);
    if (stored === undefined) {
      setWrong(true);
      return;
    }
    const text = words.trim() || stored;
    if (length > 0) quill.formatText(index, length, 'link', stored, 'user');
    else quill.insertText(index, text, 'link', stored, 'user');
    done(index + (length || text.length));
  };
  const remove = () => {
    quill.formatText(index, length, 'link', false, 'user');
    done(index + length);
  };
  return (
    <Modal
      open
      title={place.address === '' ? t`Set a link` : t`Change the link`}
      onCancel={() => done(index + length)}
      afterOpenChange={(open) => open && input.current?.focus()}
      footer={[
        place.address !== '' && (
          <Button key="remove" onClick={remove}>
            <Trans>Remove the link</Trans>
          </Button>
        ),
        <Button key="cancel" onClick={() => done(index + length)}>
          <Trans>Cancel</Trans>
        </Button>,
        <Button key="set" type="primary" onClick={set}>
          <Trans>Set the link</Trans>
        </Button>,
      ]}
    >
      <div className={styles.dialog}>
        <label htmlFor={`${id}-address`}>{t`Address`}</label>
        <Input
          ref={input}
          id={`${id}-address`}
          dir="ltr"
          value={address}
          aria-invalid={wrong}
          aria-describedby={`${id}-rule`}
          {...(wrong && { status: 'error' as const })}
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
          onPressEnter={set}
        />
        <p
          id={`${id}-rule`}
          className={wrong ? styles.wrong : styles.rule}
          role={wrong ? 'alert' : undefined}
        >
          <Trans>
            A web address (https://…), an e-mail address, or a path of this site such as
            /news/detail/12.
          </Trans>
        </p>
        {length === 0 && (
          <>
            <label htmlFor={`${id}-words`}>{t`Text of the link`}</label>
            <Input
              id={`${id}-words`}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onPressEnter={set}
            />
          </>
        )}
      </div>
    </Modal>
  );
}
