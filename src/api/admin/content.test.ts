import { expect, it } from '@jest/globals';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { newsCalls } from './news';

startAdmin();

it('a deletion that did not reach the server fails, also for an item that does not exist in the interface language', async () => {
  backend.adminListShape = 'language';
  const chineseItem = backend.db.news
    .all()
    .find(({ no, lang }) => lang === 'zh_CN' && backend.db.news.group(no).length === 1)!;
  backend.injectFault({ method: 'DELETE', path: '/admin/latest-news', disconnect: true });
  await expect(newsCalls.remove(chineseItem)).rejects.toMatchObject({ kind: 'network' });
});
