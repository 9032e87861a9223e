import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { Change } from '@/admin/shared/draft-store';
import type { FieldLabels } from './differences';
import { saveDraftFile } from './draft-file';

interface SaveAsFileProps {
  typed: () => Change[];
  /** What the item is called. */
  title: string;
  words: FieldLabels | undefined;
}

/** Offers what has been typed as a file, where the browser does not keep it. */
export function SaveAsFile({ typed, title, words }: SaveAsFileProps) {
  const { t } = useLingui();
  return (
    <Button size="small" onClick={() => void saveDraftFile(typed(), title || t`Draft`, words)}>
      <Trans>Save the text as a file</Trans>
    </Button>
  );
}
