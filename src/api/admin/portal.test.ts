import { expect, test } from '@jest/globals';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { fetchAdminPortal } from './portal';

startAdmin();

test('fetchAdminPortal rejects if the version of a language is invalid, also after an element without a language, which it omits', async () => {
  const withoutLanguage = { name: 'Harcourt' };
  const tooLong = { lang: 'zh_CN', introduce: 'a'.repeat(1_000_001) };
  backend.injectFault({
    path: '/admin/portal-config',
    body: { result: [{ lang: 'en_US' }, withoutLanguage, tooLong] },
    times: 'always',
  });
  await expect(fetchAdminPortal(['en_US', 'zh_CN'])).rejects.toMatchObject({ kind: 'malformed' });
});
