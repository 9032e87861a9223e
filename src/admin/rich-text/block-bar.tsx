import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CodeOutlined,
  DeleteOutlined,
  EditOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Flex, Typography } from 'antd';
import type Quill from 'quill';
import { useEffect, useState, type RefObject } from 'react';
import { blockAt, kindOf, moveBlock, insertParagraph } from './block-edits';
import type { PreservedKind } from './preserved-block';
import { isPreservedAt, selectedBlock } from './preserved-block-keys';
import styles from './rich-text.module.css';
import { ToolButtons, type Tool } from './tool-buttons';
import { useRovingTabindex } from './use-roving-tabindex';

/** The selected preserved block and its position in the frame of the editor. */
interface Selected {
  index: number;
  kind: PreservedKind;
  box: { top: number; left: number; width: number; height: number };
  /** Height of the sticky toolbar above the text. */
  tools: number;
}

function find(
  quill: Quill,
  index: number,
  frame: HTMLElement,
  head: HTMLElement | null,
): Selected | undefined {
  const [line] = quill.getLine(index);
  const html = blockAt(quill, index);
  const node = line?.domNode;
  if (html === undefined || !(node instanceof HTMLElement)) return undefined;
  const own = node.getBoundingClientRect();
  const frameRect = frame.getBoundingClientRect();
  const box = {
    top: own.top - frameRect.top,
    left: own.left - frameRect.left,
    width: own.width,
    height: own.height,
  };
  const tools = head?.getBoundingClientRect().height ?? 0;
  return { index, kind: kindOf(html), box, tools };
}

/** Tracks the selected preserved block, also while its toolbar has the focus. */
function useSelectedBlock({ quill, frame, head }: Pick<BlockBarProps, 'quill' | 'frame' | 'head'>) {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    let at: number | undefined;
    const updatePosition = () => {
      const holder = frame.current;
      setSelected(
        holder && at !== undefined && isPreservedAt(quill, at)
          ? find(quill, at, holder, head.current)
          : undefined,
      );
    };
    const update = () => {
      const range = quill.getSelection();
      // Without a range the focus is elsewhere, perhaps in the bar.
      if (!range) return;
      const next = selectedBlock(quill, range);
      if (next === undefined && at === undefined) return;
      at = next;
      updatePosition();
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && frame.current?.contains(relatedTarget)) return;
      at = undefined;
      updatePosition();
    };
    const resized = new ResizeObserver(updatePosition);
    resized.observe(quill.root);
    const holder = frame.current;
    quill.on('editor-change', update);
    holder?.addEventListener('focusout', handleFocusOut);
    return () => {
      resized.disconnect();
      quill.off('editor-change', update);
      holder?.removeEventListener('focusout', handleFocusOut);
    };
  }, [quill, frame, head]);
  return selected;
}

interface BlockBarProps {
  quill: Quill;
  /** The frame of the editor, which contains the bar. */
  frame: RefObject<HTMLElement | null>;
  /** The sticky toolbar above the text. */
  head: RefObject<HTMLElement | null>;
  onEdit: (index: number) => void;
  onSource: (index: number) => void;
}

/** Outlines the selected table, figure or other preserved block, and renders its actions. */
export function BlockBar({ quill, frame, head, onEdit, onSource }: BlockBarProps) {
  const { t } = useLingui();
  const selected = useSelectedBlock({ quill, frame, head });
  const { bar, stop, props } = useRovingTabindex();
  if (!selected) return null;
  const { index, kind, box, tools: above } = selected;
  const isLow = box.height < 60;
  const name = {
    table: t`Table`,
    figure: t`Picture with caption`,
    rule: t`Divider`,
    other: t`Block that can’t be edited here`,
  }[kind];
  const select = (at: number, length = 1) => {
    quill.focus({ preventScroll: true });
    quill.setSelection(at, length, 'user');
  };
  const write = (isAfter: boolean) => {
    quill.focus({ preventScroll: true });
    insertParagraph(quill, index, isAfter);
  };
  const groups: Tool[][] = [
    [
      ...(kind === 'table' || kind === 'figure'
        ? [{ name: t`Edit (Enter)`, icon: <EditOutlined />, onClick: () => onEdit(index) }]
        : []),
      { name: t`HTML of this part`, icon: <CodeOutlined />, onClick: () => onSource(index) },
    ],
    [
      {
        name: t`Move up`,
        icon: <ArrowUpOutlined />,
        onClick: () => select(moveBlock(quill, index, false)),
        disabled: index === 0,
      },
      {
        name: t`Move down`,
        icon: <ArrowDownOutlined />,
        onClick: () => select(moveBlock(quill, index, true)),
        disabled: index + 1 >= quill.getLength(),
      },
      {
        name: t`Add paragraph above`,
        icon: <VerticalAlignTopOutlined />,
        onClick: () => write(false),
      },
      {
        name: t`Add paragraph below`,
        icon: <VerticalAlignBottomOutlined />,
        onClick: () => write(true),
      },
    ],
    [
      {
        name: t`Delete`,
        icon: <DeleteOutlined />,
        onClick: () => {
          quill.deleteText(index, 1, 'user');
          select(Math.min(index, quill.getLength() - 1), 0);
        },
      },
    ],
  ];
  return (
    <div
      className={styles.blockFrame}
      data-low={isLow || undefined}
      style={{
        insetBlockStart: box.top,
        left: box.left,
        inlineSize: box.width,
        blockSize: box.height,
      }}
    >
      <Flex
        ref={bar}
        wrap
        align="center"
        gap="small"
        className={styles.blockBar}
        // Below the page header and the toolbar.
        style={isLow ? undefined : { insetBlockStart: 62 + above }}
        role="toolbar"
        tabIndex={-1}
        aria-label={name}
        {...props}
      >
        <Typography.Text type="secondary" role="status">
          {name}
        </Typography.Text>
        <Flex wrap align="center">
          <ToolButtons groups={groups} stop={Math.min(stop, groups.flat().length - 1)} />
        </Flex>
      </Flex>
    </div>
  );
}
