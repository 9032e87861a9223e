import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useRouter } from '@tanstack/react-router';
import { screen, userEvent } from 'storybook/test';
import { ConfirmDeletionDialog } from '../../src/admin/list/confirm-deletion-dialog';
import { UnsavedChangesDialog } from '../../src/admin/edit-form/unsaved-changes-dialog';
import { LazyPositionDialog } from '../../src/admin/list/lazy-position-dialog';
import { ApiError } from '../../src/api/errors';
import { useNewStore } from '../../src/lib/use-store';

export default { title: 'Admin components/Dialogs' };

type SavedIn = ComponentProps<typeof UnsavedChangesDialog>['draft']['savedIn'];

const noop = () => undefined;

const LANGUAGES = ['en_US', 'zh_CN'];

function DeletionStory({ title }: { title: string }) {
  const store = useNewStore<readonly string[]>([title]);
  return (
    <ConfirmDeletionDialog
      store={store}
      languagesOf={() => LANGUAGES}
      title={() => `Delete “${title}”?`}
      onDelete={noop}
    >
      {({ picker }) => (
        <>
          <p>Visitors will no longer see it.</p>
          {picker}
        </>
      )}
    </ConfirmDeletionDialog>
  );
}

const renderMoveDialog = (send: () => Promise<void>, total?: number) => (
  <LazyPositionDialog
    name="Lin Zhengyuan"
    currentPosition={3}
    total={total}
    send={send}
    onClose={noop}
  />
);

function LeaveScreen({ savedIn }: { savedIn: SavedIn }) {
  const { history } = useRouter();
  return (
    <>
      <Button onClick={() => history.push('/elsewhere')}>Go elsewhere</Button>
      <UnsavedChangesDialog
        hasChanges
        isPublishing={false}
        draft={{
          saveDraft: () => Promise.resolve(savedIn),
          savedIn,
          getTitle: () => 'Forty years in 2027',
          getChanges: () => [{ name: 'title', base: 'Forty years', value: 'Fifty years' }],
        }}
        labels={{ nameOf: () => 'Title' }}
      />
    </>
  );
}

const leaveDialogStory = (savedIn: SavedIn) => ({
  render: () => <LeaveScreen savedIn={savedIn} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Go elsewhere' }));
    await screen.findByRole('dialog');
  },
});

export const DeletionConfirm = () => <DeletionStory title="Forty years in 2027" />;
export const DeletionLongTitle = () => (
  <DeletionStory title={'A very long title of a matter that went through every court '.repeat(4)} />
);
export const MoveToPositionDialog = () => renderMoveDialog(() => Promise.resolve(), 36);
/** The entered position is out of range. */
export const MovePositionInvalid = {
  render: () => renderMoveDialog(() => Promise.resolve(), 36),
  play: async () => {
    const field = await screen.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
  },
};
/** The total is unknown in a filtered list, and the server rejects the move. */
export const MoveRejected = {
  render: () => renderMoveDialog(() => Promise.reject(new ApiError({ kind: 'http', status: 500 }))),
  play: async () => {
    const field = await screen.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
  },
};
export const LeaveDraftSaved = leaveDialogStory('browser');
/** The browser cannot store the draft. */
export const LeaveDraftNotSaved = leaveDialogStory('page');
