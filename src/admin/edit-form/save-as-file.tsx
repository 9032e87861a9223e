import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { Change } from '@/admin/shared/draft-store';
import type { FieldLabels } from './differences';
import { saveDraftFile } from './draft-file';

interface SaveAsFileProps {
  getTypedChanges: () => Change[];
  /** Returns the title of the item. */
  getTitle: () => string;
  labels: FieldLabels | undefined;
}

/** Renders a button that downloads the changes, for browsers that cannot store the draft. */
export function SaveAsFile({ getTypedChanges, getTitle, labels }: SaveAsFileProps) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      onClick={() => void saveDraftFile(getTypedChanges(), getTitle() || t`Draft`, labels)}
    >
      <Trans>Save text as a file</Trans>
    </Button>
  );
}
