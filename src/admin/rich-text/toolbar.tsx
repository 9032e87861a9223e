import {
  AlignCenterOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { LinkDialog } from './link-dialog';
import { pictureTaskAt, type PictureTask } from './picture-task';
import { TO_LINK, TO_TOOLS } from './quill-setup';
import styles from './rich-text.module.css';
import { ToolButtons, type Tool } from './tool-buttons';
import { useRoving } from './use-roving';

interface ToolbarProps {
  quill: Quill;
  /** Id of the editable element. */
  controls: string;
  onPicture: (task: PictureTask) => void;
  /** A table, or a dividing line, is wanted at a place of the text. */
  onTable: (index: number) => void;
  onRule: (index: number) => void;
  onSource: () => void;
}

type Formats = Record<string, unknown>;

/** The formats at the cursor, followed as it moves. */
function useFormats(quill: Quill): Formats {
  const [formats, setFormats] = useState<Formats>({});
  useEffect(() => {
    const follow = () => {
      const range = quill.getSelection();
      if (!range) return;
      const next = quill.getFormat(range);
      // Most keys change nothing here: then nothing is drawn again.
      setFormats((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    quill.on('editor-change', follow);
    return () => {
      quill.off('editor-change', follow);
    };
  }, [quill]);
  return formats;
}

function QuoteSign() {
  return (
    <span aria-hidden className={styles.quoteSign}>
      ”
    </span>
  );
}

/** The editor's tools, with names, the state at the cursor, and one stop for Tab. */
export function Toolbar({ quill, controls, ...on }: ToolbarProps) {
  const { t } = useLingui();
  const formats = useFormats(quill);
  const { bar, stop, props } = useRoving();
  const [linking, setLinking] = useState(false);

  useEffect(() => {
    const link = () => setLinking(true);
    const tools = () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    quill.emitter.on(TO_LINK, link);
    quill.emitter.on(TO_TOOLS, tools);
    return () => {
      quill.emitter.off(TO_LINK, link);
      quill.emitter.off(TO_TOOLS, tools);
    };
  }, [quill, bar]);

  /** The end of what is selected. */
  const end = () => {
    const { index, length } = quill.getSelection(true);
    return index + length;
  };
  const format = (name: string, value: unknown) => {
    quill.focus({ preventScroll: true });
    quill.format(name, value, 'user');
  };
  const toggle = (name: string, value: unknown = true) =>
    format(name, formats[name] === value ? false : value);
  const clear = () => {
    quill.focus({ preventScroll: true });
    const range = quill.getSelection();
    if (range) quill.removeFormat(range.index, range.length, 'user');
  };
  const history = (step: 'undo' | 'redo') => {
    quill.history[step]();
    quill.focus({ preventScroll: true });
  };
  const header = Number(formats.header ?? 0);
  const tools: Tool[] = [
    {
      name: t`Bold (Ctrl+B)`,
      sign: <BoldOutlined />,
      act: () => toggle('bold'),
      pressed: Boolean(formats.bold),
      gap: true,
    },
    {
      name: t`Italic (Ctrl+I)`,
      sign: <ItalicOutlined />,
      act: () => toggle('italic'),
      pressed: Boolean(formats.italic),
    },
    {
      name: t`Underline (Ctrl+U)`,
      sign: <UnderlineOutlined />,
      act: () => toggle('underline'),
      pressed: Boolean(formats.underline),
    },
    {
      name: t`Link (Ctrl+K)`,
      sign: <LinkOutlined />,
      act: () => setLinking(true),
      pressed: Boolean(formats.link),
    },
    {
      name: t`Bulleted list`,
      sign: <UnorderedListOutlined />,
      act: () => toggle('list', 'bullet'),
      pressed: formats.list === 'bullet',
      gap: true,
    },
    {
      name: t`Numbered list`,
      sign: <OrderedListOutlined />,
      act: () => toggle('list', 'ordered'),
      pressed: formats.list === 'ordered',
    },
    {
      name: t`List item one level up (Ctrl+[)`,
      sign: <MenuFoldOutlined />,
      act: () => formats.list && format('indent', '-1'),
    },
    {
      name: t`List item one level down (Ctrl+])`,
      sign: <MenuUnfoldOutlined />,
      act: () => formats.list && format('indent', '+1'),
    },
    {
      name: t`Quotation`,
      sign: <QuoteSign />,
      act: () => toggle('blockquote'),
      pressed: Boolean(formats.blockquote),
    },
    {
      name: t`Centre`,
      gap: true,
      sign: <AlignCenterOutlined />,
      act: () => toggle('align', 'center'),
      pressed: formats.align === 'center',
    },
    {
      name: t`Align right`,
      sign: <AlignRightOutlined />,
      act: () => toggle('align', 'right'),
      pressed: formats.align === 'right',
    },
    {
      name: t`Picture`,
      sign: <PictureOutlined />,
      act: () => on.onPicture(pictureTaskAt(quill)),
      gap: true,
    },
    { name: t`Table`, sign: <TableOutlined />, act: () => on.onTable(end()) },
    { name: t`Dividing line`, sign: <LineOutlined />, act: () => on.onRule(end()) },
    { name: t`Clear formatting`, sign: <ClearOutlined />, act: clear },
    { name: t`Undo`, sign: <UndoOutlined />, act: () => history('undo'), gap: true },
    { name: t`Redo`, sign: <RedoOutlined />, act: () => history('redo') },
    { name: t`Edit the HTML source`, sign: <CodeOutlined />, act: on.onSource, gap: true },
  ];
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      aria-controls={controls}
      {...props}
    >
      <select
        data-tool
        className={styles.style}
        tabIndex={stop === 0 ? 0 : -1}
        aria-label={t`Style of the paragraph`}
        value={header === 2 || header === 3 ? header : header === 0 ? 0 : -1}
        onChange={({ target }) => format('header', Number(target.value) || false)}
      >
        <option value={0}>{t`Paragraph`}</option>
        <option value={2}>{t`Heading`}</option>
        <option value={3}>{t`Subheading`}</option>
        {header !== 0 && header !== 2 && header !== 3 && (
          <option value={-1} disabled>{t`Heading of level ${header}`}</option>
        )}
      </select>
      <ToolButtons tools={tools} stop={stop} from={1} />
      {linking && <LinkDialog quill={quill} onClose={() => setLinking(false)} />}
    </div>
  );
}
