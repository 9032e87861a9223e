import { Trans } from '@lingui/react/macro';
import { Button, Flex } from 'antd';
import type { ContentLanguage } from '@/api/admin/languages';

interface CopyButtonsProps {
  /** The languages there is something to copy from. */
  from: readonly ContentLanguage[];
  onCopy: (code: string) => void;
  /** For one field, or for all the empty fields of the version. */
  whole?: boolean;
}

/** Ways to take over another language's text. Offered for empty fields only: nothing is written over. */
export function CopyButtons({ from, onCopy, whole = false }: CopyButtonsProps) {
  if (from.length === 0) return null;
  return (
    <Flex wrap gap={12}>
      {from.map(({ code, name }) => (
        <Button type="link" size="small" key={code} onClick={() => onCopy(code)}>
          {whole ? (
            <Trans>Fill the empty fields from {name}</Trans>
          ) : (
            <Trans>Copy from {name}</Trans>
          )}
        </Button>
      ))}
    </Flex>
  );
}
