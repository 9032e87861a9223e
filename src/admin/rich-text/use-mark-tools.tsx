import {
  BoldOutlined,
  ItalicOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import type { Tool } from './tool-buttons';
import type { FormatsInWork } from './use-formats';

/** The tools for the marks of words, in the text and in the cells of a table. */
export function useMarkTools({ formats, format, toggle }: FormatsInWork): Tool[] {
  const { t } = useLingui();
  const strike = toggle(t`Strikethrough`, <StrikethroughOutlined />, 'strike');
  // Older texts have words marked as deleted; they look struck, and are struck for who edits them.
  const deleted: Tool = {
    ...strike,
    pressed: true,
    act: () => {
      format('tag-del', false);
      if (strike.pressed) format('strike', false);
    },
  };
  return [
    toggle(t`Bold (Ctrl+B)`, <BoldOutlined />, 'bold'),
    toggle(t`Italic (Ctrl+I)`, <ItalicOutlined />, 'italic'),
    toggle(t`Underline (Ctrl+U)`, <UnderlineOutlined />, 'underline'),
    formats['tag-del'] ? deleted : strike,
    toggle(t`Subscript`, <LevelSign tag="sub" />, 'script', 'sub'),
    toggle(t`Superscript`, <LevelSign tag="sup" />, 'script', 'super'),
  ];
}

/** antd has no icons for the two. */
function LevelSign({ tag: Tag }: { tag: 'sub' | 'sup' }) {
  return (
    <span aria-hidden>
      x<Tag>2</Tag>
    </span>
  );
}
