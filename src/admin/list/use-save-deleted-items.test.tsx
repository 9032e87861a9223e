import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { startAdmin } from '../../../scripts/jest/backend';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { listDeletedItems, type DeletedContent } from '@/admin/shared/deleted-item-store';
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
  expect(await listDeletedItems({ user: 'admin', aliases: [] })).toMatchObject([
    { title: 'Spring', certain: true },
  ]);
});
