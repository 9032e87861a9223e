import { MoreOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dropdown, Flex, Select } from 'antd';
import type Quill from 'quill';
import { useState, type KeyboardEvent } from 'react';
import { useElementSize } from '@/admin/shared/use-element-size';
import { LinkDialog, linkRangeOf, type LinkRange } from './link-dialog';
import { OPEN_LINK_DIALOG, FOCUS_TOOLBAR } from './quill-setup';
import styles from './rich-text.module.css';
import { ToolButtons, type Tool } from './tool-buttons';
import { useActiveEditor } from './use-active-editor';
import { useFormats } from './use-formats';
import { useQuillEvent } from './use-quill-event';
import { useRovingTabindex } from './use-roving-tabindex';
import { useTextTools, type ToolHandlers } from './use-text-tools';
import { DIVIDER_WIDTH_PX, splitTools, TOOL_WIDTH_PX } from './split-tools';

const STYLE_WIDTH_PX = 116;
/** Width that other tools cannot use: the paragraph style, the padding, and undo and redo after a divider. */
const RESERVED_WIDTH_PX = STYLE_WIDTH_PX + 2 * 6 + DIVIDER_WIDTH_PX + 2 * TOOL_WIDTH_PX;

interface ToolbarProps extends Omit<ToolHandlers, 'onLink'> {
  quill: Quill;
  editableId: string;
}

/** Renders the toolbar of the active editor, or a hint of the same height: a screen shows the tools of one text. */
export function Toolbar(props: ToolbarProps) {
  const { quill, editableId } = props;
  const isActive = useActiveEditor(quill, editableId);
  if (isActive) return <ActiveToolbar {...props} />;
  return (
    <div className={styles.inactiveToolbar}>
      <Trans>Edit the text to show its tools.</Trans>
    </div>
  );
}

/** Returns whether a key opens the link dialog, as it does in the text. */
function isLinkKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && shiftKey && !altKey;
}

/** Renders the tools and their state at the cursor, in one row with one tab stop: those without room are in a menu. */
function ActiveToolbar({ quill, editableId, ...handlers }: ToolbarProps) {
  const { t } = useLingui();
  const editorFormats = useFormats(quill);
  const { formats, format } = editorFormats;
  const { toolbar, tabStopIndex, toolbarProps } = useRovingTabindex();
  const [linkRange, setLinkRange] = useState<LinkRange>();
  const onLink = () => setLinkRange(linkRangeOf(quill));
  const tools = useTextTools(quill, editorFormats, { ...handlers, onLink });
  const { width = Infinity } = useElementSize(toolbar) ?? {};
  const { visible, hidden } = splitTools(tools.groups, width - RESERVED_WIDTH_PX);
  const groups = [...visible, tools.history];
  const toolCount = 1 + groups.flat().length;
  // The toolbar may have become narrower since its last tool was focused.
  const currentTabStop = Math.min(tabStopIndex, hidden.length > 0 ? toolCount : toolCount - 1);

  useQuillEvent(quill, OPEN_LINK_DIALOG, onLink);
  useQuillEvent(quill, FOCUS_TOOLBAR, () =>
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // Not from the link dialog, whose events bubble through React's tree.
    if (isLinkKey(event) && event.currentTarget.contains(event.target as Node)) {
      event.preventDefault();
      onLink();
    } else toolbarProps.onKeyDown(event);
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
      {...{ ...toolbarProps, onKeyDown }}
    >
      <Select
        size="small"
        style={{ inlineSize: STYLE_WIDTH_PX }}
        popupMatchSelectWidth={false}
        tabIndex={currentTabStop === 0 ? 0 : -1}
        aria-label={t`Paragraph style`}
        value={header}
        options={
          levels.some(({ value }) => value === header)
            ? levels
            : [...levels, { value: header, label: t`Heading level ${header}`, disabled: true }]
        }
        onChange={(level) => format('header', level || false)}
      />
      <ToolButtons groups={groups} tabStopIndex={currentTabStop} firstIndex={1} />
      {hidden.length > 0 && (
        <MoreTools groups={hidden} tabIndex={currentTabStop === toolCount ? 0 : -1} />
      )}
      {linkRange && (
        <LinkDialog quill={quill} range={linkRange} onClose={() => setLinkRange(undefined)} />
      )}
    </Flex>
  );
}

interface MoreToolsProps {
  groups: readonly (readonly Tool[])[];
  tabIndex: number;
}

function MoreTools({ groups, tabIndex }: MoreToolsProps) {
  const { t } = useLingui();
  const tools = groups.flat();
  const items = tools.map(({ name, icon, disabled = false }) => ({
    key: name,
    label: name,
    // antd's icons have English names.
    icon: <span aria-hidden>{icon}</span>,
    disabled,
  }));
  const pressedNames = tools.filter((tool) => tool.pressed).map(({ name }) => name);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened
      menu={{
        items,
        className: styles.moreTools ?? '',
        style: { gridTemplateRows: `repeat(${Math.ceil(items.length / 2)}, auto)` },
        selectable: true,
        selectedKeys: pressedNames,
        onClick: ({ key, domEvent }) => {
          // The tool focuses the text, which would take the same Enter.
          domEvent.preventDefault();
          tools.find(({ name }) => name === key)?.onClick();
        },
      }}
    >
      <Button
        size="small"
        type="text"
        icon={<MoreOutlined />}
        tabIndex={tabIndex}
        title={t`More tools`}
        aria-label={t`More tools`}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
      />
    </Dropdown>
  );
}
