import { CloseOutlined, DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Flex, Input, type InputRef } from 'antd';
import type Quill from 'quill';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { languageAttributes } from '@/i18n/locales';
import styles from './rich-text.module.css';
import { ToolButton } from './tool-buttons';
import { useFind } from './use-find';

interface FindPanelProps {
  quill: Quill;
  /** Number of requests to open the panel: each one focuses the search field. */
  focusRequestCount: number;
  language: string | null;
  onClose: () => void;
}

/** Renders the panel that finds and replaces text, also in tables and captions. */
export function FindPanel({ quill, focusRequestCount, language, onClose }: FindPanelProps) {
  const { t } = useLingui();
  const input = useRef<InputRef>(null);
  const {
    query,
    matchCase,
    total,
    currentIndex,
    currentMatch,
    replacedCount: replaced,
    search,
    visit,
    replace,
  } = useFind(quill, input);
  const [replacement, setReplacement] = useState('');

  useEffect(() => input.current?.focus({ cursor: 'all' }), [focusRequestCount]);
  const close = () => {
    if (currentMatch) quill.setSelection(currentMatch.index, currentMatch.length, 'user');
    else quill.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isFindShortcut = event.key === 'f' && (event.ctrlKey || event.metaKey);
    // During text composition, Escape belongs to the input method.
    if ((event.key !== 'Escape' && !isFindShortcut) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (isFindShortcut) input.current?.focus({ cursor: 'all' });
    else close();
  };
  const place = currentIndex + 1;
  const matchStatus = total === 0 ? t`Not found` : t`${place} of ${total}`;
  const status = replaced === undefined ? matchStatus : t`${replaced} replaced`;
  const languageProps = languageAttributes(language);
  return (
    <Flex
      wrap
      gap="small"
      className={styles.findPanel}
      role="group"
      aria-label={t`Find and replace`}
      onKeyDown={onKeyDown}
    >
      <Flex wrap gap="small" align="center">
        <Input
          {...languageProps}
          ref={input}
          size="small"
          aria-label={t`Find`}
          placeholder={t`Find`}
          prefix={<SearchOutlined aria-hidden />}
          suffix={<span role="status">{query !== '' && status}</span>}
          value={query}
          onChange={({ target }) => search(target.value, matchCase)}
          onPressEnter={(event) => {
            event.preventDefault();
            visit(currentIndex + (event.shiftKey ? -1 : 1));
          }}
        />
        <ToolButton
          name={t`Previous match (Shift+Enter)`}
          icon={<UpOutlined />}
          disabled={total === 0}
          onClick={() => visit(currentIndex - 1)}
        />
        <ToolButton
          name={t`Next match (Enter)`}
          icon={<DownOutlined />}
          disabled={total === 0}
          onClick={() => visit(currentIndex + 1)}
        />
        <Checkbox checked={matchCase} onChange={({ target }) => search(query, target.checked)}>
          <Trans>Match case</Trans>
        </Checkbox>
      </Flex>
      <Flex wrap gap="small" align="center">
        <Input
          {...languageProps}
          size="small"
          aria-label={t`Replace with`}
          placeholder={t`Replace with`}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            replace(replacement, false);
          }}
        />
        <Button size="small" disabled={total === 0} onClick={() => replace(replacement, false)}>
          <Trans>Replace</Trans>
        </Button>
        <Button size="small" disabled={total === 0} onClick={() => replace(replacement, true)}>
          <Trans>Replace all</Trans>
        </Button>
        <ToolButton name={t`Close (Esc)`} icon={<CloseOutlined />} onClick={close} />
      </Flex>
    </Flex>
  );
}
