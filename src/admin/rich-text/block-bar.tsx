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
import { blockHtmlAt, kindOf, moveBlock, insertParagraph } from './block-edits';
import type { PreservedKind } from './preserved-block';
import { isPreservedAt, selectAt, selectedBlockIndex } from './preserved-block-keys';
import styles from './rich-text.module.css';
import { ToolButtons, type Tool } from './tool-buttons';
import { useRovingTabindex } from './use-roving-tabindex';

/** The selected preserved block and its position in the frame of the editor. */
interface SelectedBlock {
  index: number;
  kind: PreservedKind;
  box: { top: number; left: number; width: number; height: number };
  toolbarHeight: number;
}

function findSelectedBlock(
  quill: Quill,
  index: number,
  frame: HTMLElement,
  toolbarArea: HTMLElement | null,
): SelectedBlock | undefined {
  const [line] = quill.getLine(index);
  const html = blockHtmlAt(quill, index);
  const node = line?.domNode;
  if (html === undefined || !(node instanceof HTMLElement)) return undefined;
  const blockRect = node.getBoundingClientRect();
  const frameRect = frame.getBoundingClientRect();
  const box = {
    top: blockRect.top - frameRect.top,
    left: blockRect.left - frameRect.left,
    width: blockRect.width,
    height: blockRect.height,
  };
  const toolbarHeight = toolbarArea?.getBoundingClientRect().height ?? 0;
  return { index, kind: kindOf(html), box, toolbarHeight };
}

/** Tracks the selected preserved block, also while its toolbar has the focus. */
function useSelectedBlock({
  quill,
  frame,
  toolbarArea,
}: Pick<BlockBarProps, 'quill' | 'frame' | 'toolbarArea'>) {
  const [block, setBlock] = useState<SelectedBlock>();
  useEffect(() => {
    let selectedIndex: number | undefined;
    const updatePosition = () => {
      const frameElement = frame.current;
      setBlock(
        frameElement && selectedIndex !== undefined && isPreservedAt(quill, selectedIndex)
          ? findSelectedBlock(quill, selectedIndex, frameElement, toolbarArea.current)
          : undefined,
      );
    };
    const update = () => {
      const range = quill.getSelection();
      // Without a range the focus is elsewhere, perhaps in the bar.
      if (!range) return;
      const nextIndex = selectedBlockIndex(quill, range);
      if (nextIndex === undefined && selectedIndex === undefined) return;
      selectedIndex = nextIndex;
      updatePosition();
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && frame.current?.contains(relatedTarget)) return;
      selectedIndex = undefined;
      updatePosition();
    };
    const resizeObserver = new ResizeObserver(updatePosition);
    resizeObserver.observe(quill.root);
    const frameElement = frame.current;
    quill.on('editor-change', update);
    frameElement?.addEventListener('focusout', handleFocusOut);
    return () => {
      resizeObserver.disconnect();
      quill.off('editor-change', update);
      frameElement?.removeEventListener('focusout', handleFocusOut);
    };
  }, [quill, frame, toolbarArea]);
  return block;
}

interface BlockBarProps {
  quill: Quill;
  frame: RefObject<HTMLElement | null>;
  /** The sticky area above the text, with the toolbar and the find panel. */
  toolbarArea: RefObject<HTMLElement | null>;
  onEdit: (index: number) => void;
  onOpenHtmlView: (index: number) => void;
}

/** Outlines the selected table, figure or other preserved block, and renders its actions. */
export function BlockBar({ quill, frame, toolbarArea, onEdit, onOpenHtmlView }: BlockBarProps) {
  const { t } = useLingui();
  const selected = useSelectedBlock({ quill, frame, toolbarArea });
  const { toolbar, tabStopIndex, toolbarProps } = useRovingTabindex();
  if (!selected) return null;
  const { index, kind, box, toolbarHeight } = selected;
  const isLow = box.height < 60;
  const name = {
    table: t`Table`,
    figure: t`Picture with caption`,
    divider: t`Divider`,
    other: t`Block that can’t be edited here`,
  }[kind];
  const select = (at: number) => {
    quill.focus({ preventScroll: true });
    selectAt(quill, at);
  };
  const addParagraph = (isAfter: boolean) => {
    quill.focus({ preventScroll: true });
    insertParagraph(quill, index, isAfter);
  };
  const groups: Tool[][] = [
    [
      ...(kind === 'table' || kind === 'figure'
        ? [{ name: t`Edit (Enter)`, icon: <EditOutlined />, onClick: () => onEdit(index) }]
        : []),
      { name: t`HTML of this part`, icon: <CodeOutlined />, onClick: () => onOpenHtmlView(index) },
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
        onClick: () => addParagraph(false),
      },
      {
        name: t`Add paragraph below`,
        icon: <VerticalAlignBottomOutlined />,
        onClick: () => addParagraph(true),
      },
    ],
    [
      {
        name: t`Delete`,
        icon: <DeleteOutlined />,
        onClick: () => {
          quill.deleteText(index, 1, 'user');
          select(Math.min(index, quill.getLength() - 1));
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
        ref={toolbar}
        wrap
        align="center"
        gap="small"
        className={styles.blockBar}
        // Below the page header and the toolbar.
        style={isLow ? undefined : { insetBlockStart: 62 + toolbarHeight }}
        role="toolbar"
        tabIndex={-1}
        aria-label={name}
        {...toolbarProps}
      >
        <Typography.Text type="secondary" role="status">
          {name}
        </Typography.Text>
        <Flex wrap align="center">
          <ToolButtons
            groups={groups}
            tabStopIndex={Math.min(tabStopIndex, groups.flat().length - 1)}
          />
        </Flex>
      </Flex>
    </div>
  );
}
