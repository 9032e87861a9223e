import { LazyComponent } from '@/ui/lazy-component';
import type { PositionDialogProps } from './position-dialog';

// Loads the form code only when the dialog opens.
async function loadDialog() {
  const { PositionDialog } = await import('./position-dialog');
  return PositionDialog;
}

/** Renders `PositionDialog` once its code is loaded. */
export function LazyPositionDialog(props: PositionDialogProps) {
  return (
    <LazyComponent load={loadDialog} fallback={null}>
      {(Dialog) => <Dialog {...props} />}
    </LazyComponent>
  );
}
