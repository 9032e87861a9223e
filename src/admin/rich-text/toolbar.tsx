import {
  AlignCenterOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  ItalicOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import type Quill from 'quill';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LinkDialog } from './link-dialog';
import { pictureTaskAt, type PictureTask } from './picture-dialog';
import styles from './rich-text.module.css';

interface ToolbarProps {
  quill: Quill;
  /** Id of the editable element. */
  controls: string;
  onPicture: (task: PictureTask) => void;
  onSource: () => void;
}

type Formats = Record<string, unknown>;

/** The formats at the cursor, followed as it moves. */
function useFormats(quill: Quill): Formats {
  const [formats, setFormats] = useState<Formats>({});
  useEffect(() => {
    const follow = () => {
      const range = quill.getSelection();
      if (range) setFormats(quill.getFormat(range));
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

/** One stop for Tab; the arrow keys, Home and End move within. */
function useRoving() {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const items = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 : -1;
    const next = {
      ArrowLeft: at + backwards,
      ArrowRight: at - backwards,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };
  const onFocus = () =>
    setStop(
      Math.max(
        0,
        items().findIndex((item) => item === document.activeElement),
      ),
    );
  return { bar, stop, props: { onKeyDown, onFocus } };
}

/** The editor's tools, with names, the state at the cursor, and one stop for Tab. */
export function Toolbar({ quill, controls, onPicture, onSource }: ToolbarProps) {
  const { t } = useLingui();
  const formats = useFormats(quill);
  const { bar, stop, props } = useRoving();
  const [linking, setLinking] = useState(false);

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
  const tools: {
    name: string;
    sign: ReactNode;
    act: () => void;
    pressed?: boolean;
    gap?: boolean;
  }[] = [
    {
      name: t`Bold`,
      sign: <BoldOutlined />,
      act: () => toggle('bold'),
      pressed: Boolean(formats.bold),
      gap: true,
    },
    {
      name: t`Italic`,
      sign: <ItalicOutlined />,
      act: () => toggle('italic'),
      pressed: Boolean(formats.italic),
    },
    {
      name: t`Underline`,
      sign: <UnderlineOutlined />,
      act: () => toggle('underline'),
      pressed: Boolean(formats.underline),
    },
    {
      name: t`Link`,
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
      act: () => onPicture(pictureTaskAt(quill)),
      gap: true,
    },
    { name: t`Clear formatting`, sign: <ClearOutlined />, act: clear },
    { name: t`Undo`, sign: <UndoOutlined />, act: () => history('undo'), gap: true },
    { name: t`Redo`, sign: <RedoOutlined />, act: () => history('redo') },
    { name: t`Edit the HTML source`, sign: <CodeOutlined />, act: onSource, gap: true },
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
      {tools.map(({ name, sign, act, pressed, gap }, index) => (
        <button
          key={name}
          type="button"
          data-tool
          className={styles.tool}
          data-gap={gap}
          tabIndex={stop === index + 1 ? 0 : -1}
          title={name}
          aria-label={name}
          {...(pressed !== undefined && { 'aria-pressed': pressed })}
          // The selection in the text stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {sign}
        </button>
      ))}
      {linking && <LinkDialog quill={quill} onClose={() => setLinking(false)} />}
    </div>
  );
}
