import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import '../../scripts/jest/indexed-db';
import { NamedSnapshots } from '../db/named-snapshots';
import type { PanelDependencies } from './panel-dependencies';
import { SnapshotsTab } from './snapshots-tab';

test('restoring a snapshot whose scenario no longer exists shows the error and replaces no data', async () => {
  await (
    await NamedSnapshots.open()
  ).put({
    name: 'Old',
    mock: 'scenario:removed',
    seed: '',
    content: { scale: 'seed', languages: [], siteStatus: 1 },
    changes: [],
  });
  const restore = jest.fn(() => Promise.resolve());
  const dependencies = { sharedStore: { restore } } as unknown as PanelDependencies;
  render(<SnapshotsTab dependencies={dependencies} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Unknown scenario: removed');
  expect(restore).not.toHaveBeenCalled();
});
