import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { Change } from '@/admin/shared/draft-store';
import type { FieldLabels } from './differences';
import { saveDraftFile } from './draft-file';

interface SaveAsFileProps {
  typedChanges: () => Change[];
  /** Returns the title of the item. */
  title: () => string;
  labels: FieldLabels | undefined;
}

/** Renders a button that downloads the changes, for browsers that cannot store the draft. */
export function SaveAsFile({ typedChanges, title, labels }: SaveAsFileProps) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      onClick={() => void saveDraftFile(typedChanges(), title() || t`Draft`, labels)}
    >
      <Trans>Save text as a file</Trans>
    </Button>
  );
}
