import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ComponentType } from 'react';
import type { RowMutation, RowMutations } from '@/admin/list/row-mutation';
import type { RowPins } from '@/admin/list/row-pins';
import { SelectionBar, type BulkAction } from '@/admin/list/selection-bar';
import type { Selection } from '@/admin/list/use-selection';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { Stored, useStore } from '@/lib/use-store';
import { LazyComponent } from '@/ui/lazy-component';
import type { LawyerWithdrawal } from '@/admin/people/changes/lawyer-withdrawal';
import type { LawyerChangeProps } from '@/admin/people/changes/office-change';

interface LawyerBulkProps {
  selection: Selection<ListedLawyer>;
  mutations: RowMutations<ListedLawyer>;
  pins: RowPins<ListedLawyer>;
  /** Deletes lawyers in some languages. */
  remove: (rows: readonly ListedLawyer[], languages: readonly string[]) => void;
  onExport: (rows: readonly ListedLawyer[]) => void;
  onDelete: (rows: readonly ListedLawyer[]) => void;
}

/** The dialog of a bulk change, and the lawyers that it is for. */
interface OpenDialog {
  name: 'office' | 'job' | 'publish' | 'withdraw';
  rows: readonly ListedLawyer[];
}

type DialogProps = LawyerChangeProps & ComponentProps<typeof LawyerWithdrawal>;

const LOAD: Record<OpenDialog['name'], () => Promise<ComponentType<DialogProps>>> = {
  office: async () => (await import('@/admin/people/changes/office-change')).OfficeChange,
  job: async () => (await import('@/admin/people/changes/job-change')).JobChange,
  publish: async () =>
    (await import('@/admin/people/changes/lawyer-publication')).LawyerPublication,
  withdraw: async () => (await import('@/admin/people/changes/lawyer-withdrawal')).LawyerWithdrawal,
};

/** Renders the bar of the selected lawyers: to pin, change, export and delete them. */
export function LawyerBulk({ remove, onExport, ...bar }: LawyerBulkProps) {
  const { t } = useLingui();
  const { selection, mutations } = bar;
  const dialog = useStore<OpenDialog | undefined>(undefined);
  const open = (name: OpenDialog['name']) => (rows: readonly ListedLawyer[]) =>
    dialog.set({ name, rows });
  const change = (rows: readonly ListedLawyer[], mutation: RowMutation<ListedLawyer>) => {
    selection.clear();
    void mutations.run(rows, mutation);
  };
  const actions: BulkAction<ListedLawyer>[] = [
    { key: 'office', label: t`Change office`, onClick: open('office') },
    { key: 'job', label: t`Change job`, onClick: open('job') },
    { key: 'publish', label: t`Publish a language`, onClick: open('publish') },
    { key: 'withdraw', label: t`Withdraw a language`, onClick: open('withdraw') },
    { key: 'export', label: t`Export as CSV`, onClick: onExport },
  ];
  return (
    <>
      <SelectionBar {...bar} actions={actions} />
      <Stored store={dialog}>
        {(opened) =>
          opened && (
            <LazyComponent load={LOAD[opened.name]} fallback={null}>
              {(Dialog) => (
                <Dialog
                  rows={opened.rows}
                  onChange={change}
                  onWithdraw={(rows, lang) => {
                    selection.clear();
                    remove(rows, [lang]);
                  }}
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
