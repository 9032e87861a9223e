import { Trans } from '@lingui/react/macro';
import type { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';
import type { ExportProgress } from './export-rows';

/** Renders how many items of a running export have been read. */
export function ExportStatus({ progress }: { progress: Store<ExportProgress | undefined> }) {
  const running = useStoreValue(progress);
  if (!running) return null;
  const { done, all } = running;
  return (
    <Trans>
      Exporting: {done} of {all} items loaded…
    </Trans>
  );
}
