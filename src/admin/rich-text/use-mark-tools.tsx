import {
  BoldOutlined,
  ItalicOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { formatShortcut } from '@/admin/shared/format-shortcut';
import type { Tool } from './tool-buttons';
import type { EditorFormats } from './use-formats';

/** Returns the tools for text formats, in the text and in table cells. */
export function useMarkTools({ formats, format, toggleTool }: EditorFormats): Tool[] {
  const { t } = useLingui();
  const [boldKeys, italicKeys, underlineKeys] = ['B', 'I', 'U'].map(
    (key) => formatShortcut(key).label,
  );
  const strike = toggleTool(t`Strikethrough`, <StrikethroughOutlined />, 'strike');
  // `del` elements of older texts look like strikethrough: the button shows as pressed, and removes them.
  const deletionTool: Tool = {
    ...strike,
    pressed: true,
    onClick: () => {
      format('tag-del', false);
      if (strike.pressed) format('strike', false);
    },
  };
  return [
    toggleTool(t`Bold (${boldKeys})`, <BoldOutlined />, 'bold'),
    toggleTool(t`Italic (${italicKeys})`, <ItalicOutlined />, 'italic'),
    toggleTool(t`Underline (${underlineKeys})`, <UnderlineOutlined />, 'underline'),
    formats['tag-del'] ? deletionTool : strike,
    toggleTool(t`Subscript`, <SubOrSuperscriptIcon />, 'script', 'sub'),
    toggleTool(t`Superscript`, <SubOrSuperscriptIcon isRaised />, 'script', 'super'),
  ];
}

/** Renders an x with a 2 below or above, since antd has no such icons. */
function SubOrSuperscriptIcon({ isRaised = false }: { isRaised?: boolean }) {
  return (
    <span className="anticon" aria-hidden>
      <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor">
        <path strokeWidth="1.6" d="M1 3.5l7.5 9M8.5 3.5l-7.5 9" />
        {isRaised ? (
          <path d="M11 2.5c0-2 3.5-2 3.5 0 0 1.2-3.5 2.6-3.5 4h4" />
        ) : (
          <path d="M11 10.5c0-2 3.5-2 3.5 0 0 1.2-3.5 2.6-3.5 4h4" />
        )}
      </svg>
    </span>
  );
}
