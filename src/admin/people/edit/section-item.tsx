import { DeleteOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Flex, Typography } from 'antd';
import { useMemo, type RefCallback } from 'react';
import { plainText, startOfHtml } from '@/lib/plain-text';
import { fieldId } from '@/admin/fields/field-errors';
import { TextField } from '@/admin/fields/text-field';
import { useContentLanguageAttributes } from '@/admin/fields/content-language';
import { MoveButtons } from '@/admin/edit-form/move-buttons';
import { RichTextField } from '@/admin/rich-text/rich-text-field';
import type { SectionValues } from './lawyer-values';

/** Maximum number of characters of a collapsed section's text. */
const MAX_EXCERPT_LENGTH = 120;

interface SectionItemProps {
  section: SectionValues;
  /** Ref of the button that opens and closes the section. */
  toggleRef: RefCallback<HTMLElement>;
  /** Path of the section in the values. */
  path: string;
  /** The heading of the section, or a text in its place. */
  name: string;
  index: number;
  total: number;
  open: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Renders one custom section: its heading and an excerpt, or its fields when it is open. */
export function SectionItem(props: SectionItemProps) {
  const { section, toggleRef, path, name, index, total, open, onToggle, onMove, onRemove } = props;
  const { t } = useLingui();
  const languageAttributes = useContentLanguageAttributes();
  const { content } = section;
  const excerpt = useMemo(
    () => plainText(startOfHtml(content, 4 * MAX_EXCERPT_LENGTH)).slice(0, MAX_EXCERPT_LENGTH),
    [content],
  );
  return (
    <Card size="small" styles={{ body: { padding: 4 } }}>
      <Flex align="center">
        <Button
          ref={toggleRef}
          id={fieldId(path)}
          type="text"
          aria-expanded={open}
          icon={open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          style={{ flex: 1, minInlineSize: 0, justifyContent: 'start' }}
          styles={{ icon: { flex: 'none' }, content: { minInlineSize: 0 } }}
          onClick={onToggle}
        >
          <Typography.Text ellipsis {...languageAttributes}>
            <strong>{name}</strong> {!open && excerpt}
          </Typography.Text>
        </Button>
        <MoveButtons rowName={name} index={index} total={total} onMove={onMove} />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          title={t`Remove`}
          aria-label={t`Remove: ${name}`}
          onClick={onRemove}
        />
      </Flex>
      {open && (
        <Flex vertical gap={14} style={{ padding: 8 }}>
          <TextField name={`${path}.title`} label={<Trans>Heading</Trans>} />
          <RichTextField name={`${path}.content`} label={t`Text`} />
        </Flex>
      )}
    </Card>
  );
}
