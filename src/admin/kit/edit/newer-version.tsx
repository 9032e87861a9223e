import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from 'antd';
import { changesBetween } from './changes';
import { Differences, type FieldWords } from './differences';

/** What has been published by someone else since the form was loaded. */
export interface Newer<Values> {
  /** The server's state, as form values. */
  values: Values;
  /** Who published it, and when, in words; undefined where the server does not say. */
  who: string | undefined;
  when: string | undefined;
}

interface NewerVersionProps<Values> {
  newer: Newer<Values>;
  /** What is in the form. */
  mine: Values;
  words: FieldWords | undefined;
  onPublish: () => void;
  /** Takes the newer state into the form; the changes go on as a draft. */
  onTake: () => void;
  onClose: () => void;
}

/** Before a newer version is overwritten: who published it, both texts, and what to do (design 6). */
export function NewerVersion<Values>(props: NewerVersionProps<Values>) {
  const { newer, mine, words, onPublish, onTake, onClose } = props;
  const { t } = useLingui();
  const { who, when } = newer;
  const rows = changesBetween(newer.values, mine).map(({ name, base, value }) => ({
    name,
    one: base,
    other: value,
  }));
  return (
    <Modal
      open
      width={880}
      title={t`Someone else has published this meanwhile`}
      onCancel={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          <Trans>Go on editing</Trans>
        </Button>,
        <Button key="take" onClick={onTake}>
          <Trans>Take the newer version</Trans>
        </Button>,
        <Button key="publish" type="primary" danger onClick={onPublish}>
          <Trans>Publish mine over it</Trans>
        </Button>,
      ]}
    >
      <p>
        {who && when ? (
          <Trans>
            {who} published it on {when}, after you had opened it.
          </Trans>
        ) : (
          <Trans>It was published again after you had opened it.</Trans>
        )}{' '}
        <Trans>
          Publishing yours replaces the newer version. If you take the newer one, your changes are
          offered to you again as a draft.
        </Trans>
      </p>
      {words && (
        <Differences rows={rows} words={words} one={t`Published now`} other={t`In this form`} />
      )}
    </Modal>
  );
}
