import { LazyComponent } from '@/ui/lazy-component';
import type { PositionDialogProps } from './position-dialog';

async function loadDialog() {
  const { PositionDialog } = await import('./position-dialog');
  return PositionDialog;
}

/** Renders `PositionDialog`, whose form code loads only when it opens. */
export function LazyPositionDialog(props: PositionDialogProps) {
  return (
    <LazyComponent load={loadDialog} fallback={null}>
      {(Dialog) => <Dialog {...props} />}
    </LazyComponent>
  );
}
