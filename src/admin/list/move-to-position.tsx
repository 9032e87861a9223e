import { LazyPart } from '@/ui/lazy-part';
import type { PositionDialogProps } from './position-dialog';

// Lists do without what forms are made of until one is asked for.
async function loadDialog() {
  const { PositionDialog } = await import('./position-dialog');
  return PositionDialog;
}

/** Asks for the position that a row shall have among all, and sends it (D27). */
export function MoveToPosition(props: PositionDialogProps) {
  return (
    <LazyPart load={loadDialog} fallback={null}>
      {(Dialog) => <Dialog {...props} />}
    </LazyPart>
  );
}
