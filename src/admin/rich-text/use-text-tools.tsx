import {
  AlignCenterOutlined,
  AlignLeftOutlined,
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
import type Quill from 'quill';
import { useContentLanguageAttributes } from '@/admin/fields/content-language';
import { formatShortcut, LINK_KEY } from '@/admin/shared/format-shortcut';
import { pictureTaskAt, type PictureTask } from './picture-task';
import styles from './rich-text.module.css';
import type { Tool } from './tool-buttons';
import type { EditorFormats } from './use-formats';
import { useMarkTools } from './use-mark-tools';

export interface ToolHandlers {
  onLink: () => void;
  onPicture: (task: PictureTask) => void;
  onInsertTable: (index: number) => void;
  onInsertDivider: (index: number) => void;
  onFind: () => void;
  onOpenHtmlView: () => void;
}

/**
 * Returns the tools of the text as `groups`, the most frequent first: the last ones move to the menu where the width is
 * short. `history` has undo and redo, which are always visible.
 */
export function useTextTools(quill: Quill, editorFormats: EditorFormats, handlers: ToolHandlers) {
  const { t } = useLingui();
  const { formats, format, toggleTool } = editorFormats;
  const isRightToLeft = useContentLanguageAttributes()?.dir === 'rtl';
  const [bold, italic, underline, ...rareMarks] = useMarkTools(editorFormats);

  const selectionEnd = () => {
    const { index, length } = quill.getSelection(true);
    return index + length;
  };
  const clearFormatting = () => {
    quill.focus({ preventScroll: true });
    const range = quill.getSelection();
    if (range) quill.removeFormat(range.index, range.length, 'user');
  };
  const undoOrRedo = (direction: 'undo' | 'redo') => {
    quill.history[direction]();
    quill.focus({ preventScroll: true });
  };
  const [linkKeys, outKeys, inKeys, findKeys] = [LINK_KEY, '[', ']', 'F'].map(
    (key) => formatShortcut(key).label,
  );
  const indent = (direction: '-1' | '+1') => formats.list && format('indent', direction);
  const link: Tool = {
    name: t`Link (${linkKeys})`,
    icon: <LinkOutlined />,
    onClick: handlers.onLink,
    pressed: Boolean(formats.link),
  };
  const groups: Tool[][] = [
    [bold, italic, underline].flatMap((tool) => tool ?? []).concat(link),
    [
      toggleTool(t`Bulleted list`, <UnorderedListOutlined />, 'list', 'bullet'),
      toggleTool(t`Numbered list`, <OrderedListOutlined />, 'list', 'ordered'),
      toggleTool(t`Quotation`, <QuoteSign />, 'blockquote'),
    ],
    [
      {
        name: t`Picture`,
        icon: <PictureOutlined />,
        onClick: () => handlers.onPicture(pictureTaskAt(quill)),
      },
      {
        name: t`Table`,
        icon: <TableOutlined />,
        onClick: () => handlers.onInsertTable(selectionEnd()),
      },
      {
        name: t`Divider`,
        icon: <LineOutlined />,
        onClick: () => handlers.onInsertDivider(selectionEnd()),
      },
    ],
    [
      ...rareMarks,
      { name: t`Clear formatting`, icon: <ClearOutlined />, onClick: clearFormatting },
    ],
    [
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
      toggleTool(t`Align center`, <AlignCenterOutlined />, 'align', 'center'),
      // The other side is that of text without alignment.
      isRightToLeft
        ? toggleTool(t`Align left`, <AlignLeftOutlined />, 'align', 'left')
        : toggleTool(t`Align right`, <AlignRightOutlined />, 'align', 'right'),
    ],
    [
      {
        name: t`Find and replace (${findKeys})`,
        icon: <SearchOutlined />,
        onClick: handlers.onFind,
      },
      { name: t`Edit HTML source`, icon: <CodeOutlined />, onClick: handlers.onOpenHtmlView },
    ],
  ];
  const history: Tool[] = [
    { name: t`Undo`, icon: <UndoOutlined />, onClick: () => undoOrRedo('undo') },
    { name: t`Redo`, icon: <RedoOutlined />, onClick: () => undoOrRedo('redo') },
  ];
  return { groups, history };
}

/** Renders the quotation icon, which antd lacks. */
function QuoteSign() {
  return (
    <span aria-hidden className={styles.quoteSign}>
      ”
    </span>
  );
}
