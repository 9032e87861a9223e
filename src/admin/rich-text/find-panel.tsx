import { CloseOutlined, DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Flex, Input, type InputRef } from 'antd';
import type Quill from 'quill';
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { directionOf, languageTag } from '@/i18n/locales';
import { findMatches, patternOf, replaceMatches, shownRange, type Match } from './find-text';
import styles from './rich-text.module.css';
import { ToolButton } from './tool-buttons';
import { useMatchMarks } from './use-match-marks';

/** Returns the selected text, which is the first search, and its index. */
function startOf(quill: Quill) {
  const { savedRange } = quill.selection;
  const selected = quill.getText(savedRange);
  return { index: savedRange.index, query: selected.includes('\n') ? '' : selected };
}

interface FindPanelProps {
  quill: Quill;
  /** Number of requests to open the panel: each one focuses the search field. */
  focusRequest: number;
  /** Code of the content language, or null. */
  language: string | null;
  onClose: () => void;
}

/** Renders the panel that finds and replaces text, also in tables and captions. */
export function FindPanel({ quill, focusRequest, language, onClose }: FindPanelProps) {
  const { t } = useLingui();
  const [start] = useState(() => startOf(quill));
  const [query, setQuery] = useState(start.query);
  const [matchCase, setMatchCase] = useState(false);
  const [by, setBy] = useState('');
  /** Index of the current match; initially the one after the cursor. */
  const [chosen, setChosen] = useState<number>();
  const [replaced, setReplaced] = useState<number>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const input = useRef<InputRef>(null);

  useEffect(() => input.current?.focus({ cursor: 'all' }), [focusRequest]);
  useEffect(() => {
    quill.on('text-change', redraw);
    return () => {
      quill.off('text-change', redraw);
    };
  }, [quill]);

  const find = (pattern: RegExp | undefined) => (pattern ? findMatches(quill, pattern) : []);
  const afterCursor = (found: Match[]) =>
    Math.max(
      0,
      found.findIndex(({ index }) => index >= start.index),
    );
  const pattern = patternOf(query, matchCase);
  const matches = find(pattern);
  const total = matches.length;
  const at = total === 0 ? 0 : (chosen ?? afterCursor(matches)) % total;
  const current = matches[at];
  useMatchMarks(quill, pattern, matches, current);

  const visit = (place: number, searched = pattern) => {
    const found = find(searched);
    const to = found.length === 0 ? 0 : (place + found.length) % found.length;
    const match = found[to];
    const range = searched && match && shownRange(quill, match, searched);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    setChosen(to);
    setReplaced(undefined);
  };
  const search = (typed: string, exactly: boolean) => {
    setQuery(typed);
    setMatchCase(exactly);
    const next = patternOf(typed, exactly);
    visit(afterCursor(find(next)), next);
  };
  const replace = (all: boolean) => {
    if (!pattern || !current) return;
    replaceMatches(quill, pattern, all ? matches : [current], by);
    // Continue after the replacement, which may match again.
    visit(all ? 0 : at + (by.match(pattern)?.length ?? 0));
    if (all) setReplaced(total);
    // The buttons may be disabled now.
    if (all || total === 1) input.current?.focus();
  };
  const close = () => {
    if (current) quill.setSelection(current.index, current.length, 'user');
    else quill.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const again = event.key === 'f' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !again) return;
    event.preventDefault();
    event.stopPropagation();
    if (again) input.current?.focus({ cursor: 'all' });
    else close();
  };
  const place = at + 1;
  const count = total === 0 ? t`Not found` : t`${place} of ${total}`;
  const status = replaced === undefined ? count : t`${replaced} replaced`;
  const languageProps = language
    ? { lang: languageTag(language), dir: directionOf(language) }
    : undefined;
  return (
    <Flex
      wrap
      gap="small"
      className={styles.find}
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
            visit(at + (event.shiftKey ? -1 : 1));
          }}
        />
        <ToolButton
          name={t`Previous match (Shift+Enter)`}
          icon={<UpOutlined />}
          disabled={total === 0}
          onClick={() => visit(at - 1)}
        />
        <ToolButton
          name={t`Next match (Enter)`}
          icon={<DownOutlined />}
          disabled={total === 0}
          onClick={() => visit(at + 1)}
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
          value={by}
          onChange={({ target }) => setBy(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            replace(false);
          }}
        />
        <Button size="small" disabled={total === 0} onClick={() => replace(false)}>
          <Trans>Replace</Trans>
        </Button>
        <Button size="small" disabled={total === 0} onClick={() => replace(true)}>
          <Trans>Replace all</Trans>
        </Button>
        <ToolButton name={t`Close (Esc)`} icon={<CloseOutlined />} onClick={close} />
      </Flex>
    </Flex>
  );
}
