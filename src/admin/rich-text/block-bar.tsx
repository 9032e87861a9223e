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
import type Quill from 'quill';
import { useEffect, useState, type RefObject } from 'react';
import { blockAt, kindOf, moveBlock, writeBeside } from './block-edits';
import type { KeptKind } from './kept-block';
import { isKeptAt, selectedBlock } from './kept-block-keys';
import styles from './rich-text.module.css';
import { ToolButtons, type Tool } from './tool-buttons';
import { useRoving } from './use-roving';

/** The selected kept block and where it is drawn, within the editor's frame. */
interface Selected {
  index: number;
  kind: KeptKind;
  box: { top: number; left: number; width: number; height: number };
  /** Height of the toolbar over the text, which stays in sight. */
  tools: number;
}

function find(quill: Quill, index: number, frame: HTMLElement): Selected | undefined {
  const [line] = quill.getLine(index);
  const html = blockAt(quill, index);
  const node = line?.domNode;
  if (html === undefined || !(node instanceof HTMLElement)) return undefined;
  const own = node.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const box = {
    top: own.top - outer.top,
    left: own.left - outer.left,
    width: own.width,
    height: own.height,
  };
  const tools = frame.querySelector('[role="toolbar"]')?.getBoundingClientRect().height ?? 0;
  return { index, kind: kindOf(html), box, tools };
}

/** Follows the kept block that is selected, also while the keyboard is in its bar. */
function useSelectedBlock(quill: Quill, frame: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    let at: number | undefined;
    const draw = () => {
      const holder = frame.current;
      setSelected(
        holder && at !== undefined && isKeptAt(quill, at) ? find(quill, at, holder) : undefined,
      );
    };
    const follow = () => {
      const range = quill.getSelection();
      // Without a range the focus is elsewhere, perhaps in the bar.
      if (!range) return;
      const next = selectedBlock(quill, range);
      if (next === undefined && at === undefined) return;
      at = next;
      draw();
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && frame.current?.contains(relatedTarget)) return;
      at = undefined;
      draw();
    };
    const resized = new ResizeObserver(draw);
    resized.observe(quill.root);
    const holder = frame.current;
    quill.on('editor-change', follow);
    holder?.addEventListener('focusout', left);
    return () => {
      resized.disconnect();
      quill.off('editor-change', follow);
      holder?.removeEventListener('focusout', left);
    };
  }, [quill, frame]);
  return selected;
}

interface BlockBarProps {
  quill: Quill;
  /** The editor's frame, in which the bar is placed. */
  frame: RefObject<HTMLElement | null>;
  onEdit: (index: number) => void;
  onSource: (index: number) => void;
}

/** Frames the selected table, figure or other kept block, and offers what can be done with it. */
export function BlockBar({ quill, frame, onEdit, onSource }: BlockBarProps) {
  const { t } = useLingui();
  const selected = useSelectedBlock(quill, frame);
  const { bar, stop, props } = useRoving();
  if (!selected) return null;
  const { index, kind, box, tools: above } = selected;
  const low = box.height < 60;
  const name = {
    table: t`Table`,
    figure: t`Picture with caption`,
    rule: t`Dividing line`,
    other: t`Fixed part of the text`,
  }[kind];
  const select = (at: number) => {
    quill.focus({ preventScroll: true });
    quill.setSelection(at, 1, 'user');
  };
  const edit: Tool = { name: t`Edit (Enter)`, sign: <EditOutlined />, act: () => onEdit(index) };
  const tools: Tool[] = [
    ...(kind === 'table' || kind === 'figure' ? [edit] : []),
    {
      name: t`HTML of this part`,
      sign: <CodeOutlined />,
      act: () => onSource(index),
    },
    {
      name: t`Move up`,
      sign: <ArrowUpOutlined />,
      act: () => select(moveBlock(quill, index, false)),
      off: index === 0,
      gap: true,
    },
    {
      name: t`Move down`,
      sign: <ArrowDownOutlined />,
      act: () => select(moveBlock(quill, index, true)),
      off: index + 1 >= quill.getLength(),
    },
    {
      name: t`Write above`,
      sign: <VerticalAlignTopOutlined />,
      act: () => {
        quill.focus({ preventScroll: true });
        writeBeside(quill, index, false);
      },
    },
    {
      name: t`Write below`,
      sign: <VerticalAlignBottomOutlined />,
      act: () => {
        quill.focus({ preventScroll: true });
        writeBeside(quill, index, true);
      },
    },
    {
      name: t`Delete`,
      sign: <DeleteOutlined />,
      act: () => {
        quill.deleteText(index, 1, 'user');
        quill.focus({ preventScroll: true });
        quill.setSelection(Math.min(index, quill.getLength() - 1), 0, 'user');
      },
      gap: true,
    },
  ];
  return (
    <div
      className={styles.blockFrame}
      data-low={low || undefined}
      style={{
        insetBlockStart: box.top,
        left: box.left,
        inlineSize: box.width,
        blockSize: box.height,
      }}
    >
      <div
        ref={bar}
        className={styles.blockBar}
        // Below the head of the page and the toolbar.
        style={low ? undefined : { insetBlockStart: 62 + above }}
        role="toolbar"
        tabIndex={-1}
        aria-label={name}
        {...props}
      >
        <span className={styles.blockName} role="status">
          {name}
        </span>
        <ToolButtons tools={tools} stop={Math.min(stop, tools.length - 1)} />
      </div>
    </div>
  );
}
