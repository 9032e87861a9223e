import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Input, Modal, type InputRef } from 'antd';
import Quill from 'quill';
import { useRef, useState, type KeyboardEvent } from 'react';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { DialogItem } from './dialog-item';
import { closeEditorDialog } from './close-editor-dialog';
import { linkAddress } from './link-address';

/** The text that becomes a link, or a link to change. */
export interface LinkRange {
  index: number;
  length: number;
  address: string;
}

/** Focuses the editor and returns the selected text, or the whole link at the cursor. */
export function linkRangeOf(quill: Quill): LinkRange {
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

interface LinkDialogProps {
  quill: Quill;
  range: LinkRange;
  onClose: () => void;
}

/** Renders the dialog for the address of a link, and for its text if none is selected. */
export function LinkDialog({ quill, range, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState(range.address);
  const [linkText, setLinkText] = useState('');
  const [isError, setIsError] = useState(false);
  const input = useRef<InputRef>(null);
  const { index, length } = range;

  const closeWithCursor = (cursor: number) => closeEditorDialog(quill, onClose, cursor);
  const applyLink = () => {
    const storedUrl = linkAddress(address);
    if (storedUrl === undefined) {
      setIsError(true);
      return;
    }
    const text = linkText.trim() || storedUrl;
    if (length > 0) quill.formatText(index, length, 'link', storedUrl, 'user');
    else quill.insertText(index, text, 'link', storedUrl, 'user');
    closeWithCursor(index + (length || text.length));
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    // Would insert a line in the text, which has the focus then.
    event.preventDefault();
    applyLink();
  };
  const removeLink = () => {
    quill.formatText(index, length, 'link', false, 'user');
    closeWithCursor(index + length);
  };
  return (
    <Modal
      open
      title={range.address === '' ? t`Add a link` : t`Change link`}
      okText={t`Apply link`}
      cancelText={t`Cancel`}
      onOk={applyLink}
      onCancel={() => closeWithCursor(index + length)}
      afterOpenChange={(open) => focusAfterOpening(open, () => input.current?.focus())}
      footer={(buttons) => (
        <>
          {range.address !== '' && (
            <Button onClick={removeLink}>
              <Trans>Remove link</Trans>
            </Button>
          )}
          {buttons}
        </>
      )}
    >
      <DialogItem
        label={t`Address`}
        isError={isError}
        hint={
          <Trans>
            A web address (https://…), an email address, or a path of this site such as
            /news/detail/12.
          </Trans>
        }
      >
        {(controlProps) => (
          <Input
            {...controlProps}
            ref={input}
            dir="ltr"
            value={address}
            onChange={({ target }) => {
              setAddress(target.value);
              setIsError(false);
            }}
            onPressEnter={applyOnEnter}
          />
        )}
      </DialogItem>
      {length === 0 && (
        <DialogItem label={t`Link text`}>
          {(controlProps) => (
            <Input
              {...controlProps}
              value={linkText}
              onChange={({ target }) => setLinkText(target.value)}
              onPressEnter={applyOnEnter}
            />
          )}
        </DialogItem>
      )}
    </Modal>
  );
}
