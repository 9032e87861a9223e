import { Trans, useLingui } from '@lingui/react/macro';
import { Flex, Select } from 'antd';
import type Quill from 'quill';
import { useState, type KeyboardEvent } from 'react';
import { LinkDialog, linkRangeOf, type LinkRange } from './link-dialog';
import { MoreTools } from './more-tools';
import { OPEN_LINK_DIALOG, FOCUS_TOOLBAR } from './quill-setup';
import styles from './rich-text.module.css';
import { ToolButtons } from './tool-buttons';
import { useActiveEditor } from './use-active-editor';
import { useFormats } from './use-formats';
import { useQuillEvent } from './use-quill-event';
import { useRovingTabindex } from './use-roving-tabindex';
import { useTextTools, type ToolHandlers } from './use-text-tools';
import { splitTools, useToolSpace } from './use-tool-space';

/** Width of the paragraph style, of the padding, and of undo and redo after a divider, in pixels. */
const STYLE_WIDTH_PX = 116;
const RESERVED_WIDTH_PX = STYLE_WIDTH_PX + 2 * 6 + 9 + 2 * 28;

interface ToolbarProps extends Omit<ToolHandlers, 'onLink'> {
  quill: Quill;
  /** Id of the editable element. */
  editableId: string;
}

/**
 * Renders the toolbar of the active editor, and a hint of the same height for the others: a screen shows the tools of a
 * single text.
 */
export function Toolbar(props: ToolbarProps) {
  const { quill, editableId } = props;
  const isActive = useActiveEditor(quill, editableId);
  if (isActive) return <ActiveToolbar {...props} />;
  return (
    <div className={styles.inactive}>
      <Trans>Edit the text to show its tools.</Trans>
    </div>
  );
}

/** Returns whether a key opens the link dialog, as it does in the text. */
function isLinkKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/**
 * Renders the tools with accessible names, the state at the cursor, and a single tab stop, in one row: those without
 * room are in a menu.
 */
function ActiveToolbar({ quill, editableId, ...handlers }: ToolbarProps) {
  const { t } = useLingui();
  const editorFormats = useFormats(quill);
  const { formats, format } = editorFormats;
  const { toolbar, stopIndex, props: rovingProps } = useRovingTabindex();
  const [linkRange, setLinkRange] = useState<LinkRange>();
  const onLink = () => setLinkRange(linkRangeOf(quill));
  const tools = useTextTools(quill, editorFormats, { ...handlers, onLink });
  const { visible, hidden } = splitTools(tools.groups, useToolSpace(toolbar, RESERVED_WIDTH_PX));
  const groups = [...visible, tools.history];
  const count = 1 + groups.flat().length;
  // The toolbar may have become narrower since its last tool was focused.
  const tabStop = Math.min(stopIndex, hidden.length > 0 ? count : count - 1);

  useQuillEvent(quill, OPEN_LINK_DIALOG, onLink);
  useQuillEvent(quill, FOCUS_TOOLBAR, () =>
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // Not from the link dialog, whose events bubble through React's tree.
    if (isLinkKey(event) && event.currentTarget.contains(event.target as Node)) {
      event.preventDefault();
      onLink();
    } else rovingProps.onKeyDown(event);
  };

  const header = Number(formats.header ?? 0);
  const levels = [
    { value: 0, label: t`Paragraph` },
    { value: 2, label: t`Heading` },
    { value: 3, label: t`Subheading` },
  ];
  return (
    <Flex
      ref={toolbar}
      align="center"
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      aria-controls={editableId}
      {...{ ...rovingProps, onKeyDown }}
    >
      <Select
        size="small"
        style={{ inlineSize: STYLE_WIDTH_PX }}
        popupMatchSelectWidth={false}
        tabIndex={tabStop === 0 ? 0 : -1}
        aria-label={t`Paragraph style`}
        value={header}
        options={
          levels.some(({ value }) => value === header)
            ? levels
            : [...levels, { value: header, label: t`Heading level ${header}`, disabled: true }]
        }
        onChange={(level) => format('header', level || false)}
      />
      <ToolButtons groups={groups} stop={tabStop} firstIndex={1} />
      {hidden.length > 0 && <MoreTools groups={hidden} tabIndex={tabStop === count ? 0 : -1} />}
      {linkRange && (
        <LinkDialog quill={quill} range={linkRange} onClose={() => setLinkRange(undefined)} />
      )}
    </Flex>
  );
}
