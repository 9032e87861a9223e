import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { Differences, type FieldLabels } from './differences';
import styles from './edit.module.css';
import type { UnconfirmedSave } from './publish-steps';
import { LinkButton } from '@/admin/page/link-button';
import { SentenceSpace } from '@/ui/sentence-space';

interface SaveNoticeProps {
  save: UnconfirmedSave;
  /** Whether the item is being refetched again. */
  isChecking: boolean;
  labels: FieldLabels;
  listLink: Pick<LinkProps, 'to' | 'search'> | undefined;
  onLoadStoredValues: () => void;
}

/**
 * Announces that an accepted save is not confirmed or differs from the stored item (D52), with the differing fields
 * and the next step. Takes the focus when it appears.
 */
export function SaveNotice({
  save,
  isChecking,
  labels,
  listLink,
  onLoadStoredValues,
}: SaveNoticeProps) {
  const { t } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [save]);
  const renderNotice = (title: string, description: ReactNode, action?: ReactNode) => (
    // antd's alert is not focusable.
    <div ref={notice} className={styles.notice} role="alert" tabIndex={-1} aria-label={title}>
      <Alert
        type="warning"
        showIcon
        role="none"
        title={title}
        description={
          <Flex vertical gap={12} align="stretch">
            {description}
            {action && <Flex gap={8}>{action}</Flex>}
          </Flex>
        }
      />
    </div>
  );
  switch (save.kind) {
    case 'lost':
      return renderNotice(
        t`Not everything was saved`,
        <>
          <span>
            <Trans>
              The server stores different values in these fields: it changed them, or someone else
              published at the same time. What you wrote is still in the form.
            </Trans>
          </span>
          <Differences
            rows={save.lostFields.map(({ name, sentValue, storedValue }) => ({
              name,
              leftValue: sentValue,
              rightValue: storedValue,
            }))}
            labels={labels}
            leftTitle={t`You published`}
            rightTitle={t`Currently saved`}
          />
        </>,
        <Button onClick={onLoadStoredValues}>
          <Trans>Use the stored values</Trans>
        </Button>,
      );
    case 'missing':
      return renderNotice(
        t`The new item was not found`,
        <Trans>
          The server reported success, but we couldn’t find the item. What you wrote is still in the
          form. Check the list before you publish it again.
        </Trans>,
        listLink && (
          <LinkButton {...listLink}>
            <Trans>Check the list</Trans>
          </LinkButton>
        ),
      );
    case 'unchecked':
      return renderNotice(
        t`Publishing was not verified`,
        <span>
          <Trans>
            The server reported success, but we couldn’t verify what was saved. Your draft is kept
            until it is verified.
          </Trans>
          <SentenceSpace />
          {save.message}
        </span>,
        <Button loading={isChecking} onClick={() => void save.check()}>
          <Trans>Check again</Trans>
        </Button>,
      );
  }
}
