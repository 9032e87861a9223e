import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ComponentType } from 'react';
import type { RowMutation, RowMutations } from '@/admin/list/row-mutation';
import { SelectionBar, type BulkAction } from '@/admin/list/selection-bar';
import type { Selection } from '@/admin/list/use-selection';
import { Stored, useStore } from '@/lib/use-store';
import { LazyComponent } from '@/ui/lazy-component';
import type { FieldPublication } from './changes/field-publication';
import type { FieldWithdrawal } from './changes/field-withdrawal';
import { fieldDeletion } from './deleted-professional-field';
import type { ProfessionalFieldRow } from './professional-field-match';

interface ProfessionalFieldBulkProps {
  selection: Selection<ProfessionalFieldRow>;
  mutations: RowMutations<ProfessionalFieldRow>;
  /** Whether a row has all languages of its field. */
  isSideBySide: boolean;
  onDelete: (rows: readonly ProfessionalFieldRow[]) => void;
}

/** The dialog of a bulk change, and the fields that it is for. */
interface OpenDialog {
  name: 'publish' | 'withdraw';
  rows: readonly ProfessionalFieldRow[];
}

type DialogProps = ComponentProps<typeof FieldPublication> & ComponentProps<typeof FieldWithdrawal>;

const LOAD: Record<OpenDialog['name'], () => Promise<ComponentType<DialogProps>>> = {
  publish: async () => (await import('./changes/field-publication')).FieldPublication,
  withdraw: async () => (await import('./changes/field-withdrawal')).FieldWithdrawal,
};

/** Renders the bar of the selected professional fields: to publish or withdraw a language, and to delete them. */
export function ProfessionalFieldBulk(props: ProfessionalFieldBulkProps) {
  const { isSideBySide, ...bar } = props;
  const { t } = useLingui();
  const { selection, mutations } = bar;
  const dialog = useStore<OpenDialog | undefined>(undefined);
  const change = (
    rows: readonly ProfessionalFieldRow[],
    mutation: RowMutation<ProfessionalFieldRow>,
  ) => {
    selection.clear();
    void mutations.run(rows, mutation);
  };
  const open = (name: OpenDialog['name']) => (rows: readonly ProfessionalFieldRow[]) =>
    dialog.set({ name, rows });
  const actions: BulkAction<ProfessionalFieldRow>[] = [
    { key: 'publish', label: t`Publish a language`, onClick: open('publish') },
    { key: 'withdraw', label: t`Withdraw a language`, onClick: open('withdraw') },
  ];
  return (
    <>
      <SelectionBar {...bar} actions={isSideBySide ? actions : []} />
      <Stored store={dialog}>
        {(opened) =>
          opened && (
            <LazyComponent load={LOAD[opened.name]} fallback={null}>
              {(Dialog) => (
                <Dialog
                  rows={opened.rows}
                  onChange={change}
                  onWithdraw={(rows, lang) => change(rows, fieldDeletion([lang]))}
                  onClose={() => dialog.set(undefined)}
                />
              )}
            </LazyComponent>
          )
        }
      </Stored>
    </>
  );
}
