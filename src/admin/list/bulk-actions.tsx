import type { ComponentType } from 'react';
import { StoreConsumer, useNewStore } from '@/lib/use-store';
import { LazyComponent } from '@/ui/lazy-component';
import type { RowMutation } from './row-mutation';
import { SelectionBar, type SelectionBarProps } from './selection-bar';

export interface BulkDialogProps<Row> {
  rows: readonly Row[];
  /** Runs a mutation of rows, and clears the selection. */
  onChange: (rows: readonly Row[], mutation: RowMutation<Row>) => void;
  /** Called after the dialog has closed. */
  onClose: () => void;
}

export interface BulkDialog<Row, DialogProps> {
  key: string;
  label: string;
  /** Loads the dialog on first use. Must be referentially stable. */
  load: () => Promise<ComponentType<BulkDialogProps<Row> & DialogProps>>;
}

interface BulkActionsProps<Row, DialogProps> extends SelectionBarProps<Row> {
  dialogs: readonly BulkDialog<Row, DialogProps>[];
  /** The props that the dialogs of the section have in addition. */
  dialogProps: DialogProps;
}

/** Renders `SelectionBar` with a button for each dialog, and the dialog that it opens. */
export function BulkActions<Row, DialogProps extends object>(
  props: BulkActionsProps<Row, DialogProps>,
) {
  const { dialogs, dialogProps, actions = [], ...bar } = props;
  const { selection, mutations } = bar;
  const dialogStore = useNewStore<
    (BulkDialog<Row, DialogProps> & { rows: readonly Row[] }) | undefined
  >(undefined);
  const dialogActions = dialogs.map((dialog) => ({
    ...dialog,
    onClick: (rows: readonly Row[]) => dialogStore.set({ ...dialog, rows }),
  }));
  return (
    <>
      <SelectionBar {...bar} actions={[...dialogActions, ...actions]} />
      <StoreConsumer store={dialogStore}>
        {(dialog) =>
          dialog && (
            <LazyComponent key={dialog.key} load={dialog.load} fallback={null}>
              {(Dialog) => (
                <Dialog
                  {...dialogProps}
                  rows={dialog.rows}
                  onChange={(rows, mutation) => {
                    selection.clear();
                    void mutations.run(rows, mutation);
                  }}
                  onClose={() => dialogStore.set(undefined)}
                />
              )}
            </LazyComponent>
          )
        }
      </StoreConsumer>
    </>
  );
}
