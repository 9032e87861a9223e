import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { startAdmin } from '../../../scripts/jest/backend';
import { indexedDbFaults } from '../../../scripts/jest/indexed-db';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import {
  deletedItemsPanel,
  listDeletedItems,
  type DeletedContent,
} from '@/admin/shared/deleted-item-store';
import { useSaveDeletedItems } from './use-save-deleted-items';

startAdmin();

it('useSaveDeletedItems fetches the content again for a retry when the first attempt could not fetch it', async () => {
  const { result } = renderHook(() => useSaveDeletedItems<string>((row) => row));
  const fetchContent = jest
    .fn<() => Promise<DeletedContent>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({
      ...{ section: 'banners', title: 'Spring', languages: ['en_US'], partial: false },
      content: {},
    });
  const send = jest
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue();
  const deletion = result.current({ name: 'delete', fetchContent, send }, ['row']);
  const idempotencyKeys = new IdempotencyKeys();
  await act(async () => {
    await expect(deletion.send('row', idempotencyKeys)).rejects.toThrow('offline');
    await deletion.send('row', idempotencyKeys);
  });
  expect(await listDeletedItems({ user: 'admin', otherNames: [] })).toMatchObject([
    { title: 'Spring', certain: true },
  ]);
});

it('useSaveDeletedItems does not announce all items as stored when the browser could store only the last one', async () => {
  const { result } = renderHook(() => useSaveDeletedItems<string>((row) => row));
  const fetchContent = (title: string): Promise<DeletedContent> =>
    Promise.resolve({
      ...{ section: 'banners', title, languages: ['en_US'], partial: false },
      content: {},
    });
  const send = () => Promise.resolve();
  const rows = ['Spring', 'Summer'];
  const deletion = result.current({ name: 'delete', fetchContent, send }, rows);
  await act(async () => {
    indexedDbFaults.full = true;
    await deletion.send('Spring', new IdempotencyKeys());
    indexedDbFaults.full = false;
    await deletion.send('Summer', new IdempotencyKeys());
  });
  expect(deletedItemsPanel.notice).toMatchObject({ count: 2, areStored: false });
});
