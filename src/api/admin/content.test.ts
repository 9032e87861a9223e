import { expect, it } from '@jest/globals';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { newsCalls } from './news';

startAdmin();

it('the deletion of an item without a version in the interface language fails when it does not reach the server', async () => {
  backend.adminListShape = 'language';
  const chineseItem = backend.db.news
    .all()
    .find(({ no, lang }) => lang === 'zh_CN' && backend.db.news.group(no).length === 1)!;
  backend.injectFault({ method: 'DELETE', path: '/admin/latest-news', disconnect: true });
  await expect(newsCalls.remove(chineseItem)).rejects.toMatchObject({ kind: 'network' });
});
