import {
  AlignCenterOutlined,
  AlignRightOutlined,
  ClearOutlined,
  CodeOutlined,
  LineOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  SearchOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Flex, Select } from 'antd';
import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { formatShortcut } from '@/admin/shared/format-shortcut';
import { LinkDialog } from './link-dialog';
import { pictureTaskAt, type PictureTask } from './picture-task';
import { OPEN_LINK_DIALOG, FOCUS_TOOLBAR } from './quill-setup';
import styles from './rich-text.module.css';
import { ToolButtons, type Tool } from './tool-buttons';
import { useFormats } from './use-formats';
import { useMarkTools } from './use-mark-tools';
import { useRovingTabindex } from './use-roving-tabindex';

interface ToolbarProps {
  quill: Quill;
  /** Id of the editable element. */
  controls: string;
  onPicture: (task: PictureTask) => void;
  /** Called to insert a table or a dividing line at an index. */
  onTable: (index: number) => void;
  onRule: (index: number) => void;
  onFind: () => void;
  onSource: () => void;
}

/** Renders the toolbar of the editor with accessible names, the state at the cursor, and a single tab stop. */
export function Toolbar({ quill, controls, ...on }: ToolbarProps) {
  const { t } = useLingui();
  const work = useFormats(quill);
  const { formats, format, toggle } = work;
  const marks = useMarkTools(work);
  const { bar, stop, props } = useRovingTabindex();
  const [linking, setLinking] = useState(false);

  useEffect(() => {
    const link = () => setLinking(true);
    const tools = () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    quill.emitter.on(OPEN_LINK_DIALOG, link);
    quill.emitter.on(FOCUS_TOOLBAR, tools);
    return () => {
      quill.emitter.off(OPEN_LINK_DIALOG, link);
      quill.emitter.off(FOCUS_TOOLBAR, tools);
    };
  }, [quill, bar]);

  /** Returns the end of the selection. */
  const end = () => {
    const { index, length } = quill.getSelection(true);
    return index + length;
  };
  const clear = () => {
    quill.focus({ preventScroll: true });
    const range = quill.getSelection();
    if (range) quill.removeFormat(range.index, range.length, 'user');
  };
  const history = (step: 'undo' | 'redo') => {
    quill.history[step]();
    quill.focus({ preventScroll: true });
  };
  const [linkKeys, outKeys, inKeys, findKeys] = ['K', '[', ']', 'F'].map(
    (key) => formatShortcut(key).shown,
  );
  const indent = (step: '-1' | '+1') => formats.list && format('indent', step);
  const header = Number(formats.header ?? 0);
  const levels = [
    { value: 0, label: t`Paragraph` },
    { value: 2, label: t`Heading` },
    { value: 3, label: t`Subheading` },
  ];
  const groups: Tool[][] = [
    [
      ...marks,
      {
        name: t`Link (${linkKeys})`,
        icon: <LinkOutlined />,
        onClick: () => setLinking(true),
        pressed: Boolean(formats.link),
      },
      { name: t`Clear formatting`, icon: <ClearOutlined />, onClick: clear },
    ],
    [
      toggle(t`Bulleted list`, <UnorderedListOutlined />, 'list', 'bullet'),
      toggle(t`Numbered list`, <OrderedListOutlined />, 'list', 'ordered'),
      {
        name: t`Decrease indent (${outKeys})`,
        icon: <MenuFoldOutlined />,
        onClick: () => indent('-1'),
      },
      {
        name: t`Increase indent (${inKeys})`,
        icon: <MenuUnfoldOutlined />,
        onClick: () => indent('+1'),
      },
      toggle(t`Quotation`, <QuoteSign />, 'blockquote'),
    ],
    [
      toggle(t`Align center`, <AlignCenterOutlined />, 'align', 'center'),
      toggle(t`Align right`, <AlignRightOutlined />, 'align', 'right'),
    ],
    [
      {
        name: t`Picture`,
        icon: <PictureOutlined />,
        onClick: () => on.onPicture(pictureTaskAt(quill)),
      },
      { name: t`Table`, icon: <TableOutlined />, onClick: () => on.onTable(end()) },
      { name: t`Divider`, icon: <LineOutlined />, onClick: () => on.onRule(end()) },
    ],
    [
      { name: t`Undo`, icon: <UndoOutlined />, onClick: () => history('undo') },
      { name: t`Redo`, icon: <RedoOutlined />, onClick: () => history('redo') },
      { name: t`Find and replace (${findKeys})`, icon: <SearchOutlined />, onClick: on.onFind },
      { name: t`Edit HTML source`, icon: <CodeOutlined />, onClick: on.onSource },
    ],
  ];
  return (
    <Flex
      ref={bar}
      wrap
      align="center"
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      aria-controls={controls}
      {...props}
    >
      <Select
        size="small"
        style={{ inlineSize: 124 }}
        popupMatchSelectWidth={false}
        tabIndex={stop === 0 ? 0 : -1}
        aria-label={t`Paragraph style`}
        value={header}
        options={
          levels.some(({ value }) => value === header)
            ? levels
            : [...levels, { value: header, label: t`Heading level ${header}`, disabled: true }]
        }
        onChange={(level) => format('header', level || false)}
      />
      <ToolButtons groups={groups} stop={stop} from={1} />
      {linking && <LinkDialog quill={quill} onClose={() => setLinking(false)} />}
    </Flex>
  );
}

/** Renders the quotation icon, which antd lacks. */
function QuoteSign() {
  return (
    <span aria-hidden className={styles.quoteSign}>
      ”
    </span>
  );
}
