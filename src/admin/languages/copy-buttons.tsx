import { Trans } from '@lingui/react/macro';
import { Button, Flex } from 'antd';
import type { ContentLanguage } from '@/api/admin/languages';

interface CopyButtonsProps {
  /** Languages with text to copy. */
  from: readonly ContentLanguage[];
  onCopy: (code: string) => void;
  /** Whether to copy all empty fields of the version instead of one field. */
  whole?: boolean;
}

/** Renders buttons that copy the text of another language into empty fields. Never overwrites a value. */
export function CopyButtons({ from, onCopy, whole = false }: CopyButtonsProps) {
  if (from.length === 0) return null;
  return (
    <Flex wrap gap={12}>
      {from.map(({ code, name }) => (
        <Button type="link" size="small" key={code} onClick={() => onCopy(code)}>
          {whole ? <Trans>Fill empty fields from {name}</Trans> : <Trans>Copy from {name}</Trans>}
        </Button>
      ))}
    </Flex>
  );
}
