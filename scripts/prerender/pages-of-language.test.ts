/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { pagesOfLanguage } from './pages-of-language';

const home = { path: '/home' };
const english = { path: '/news/detail/1', no: 'N-1', lang: 'en_US' };
const chinese = { path: '/news/detail/2', no: 'N-1', lang: 'zh_CN' };
const englishOnly = { path: '/news/detail/3', no: 'N-3', lang: 'en_US' };
const otherContentType = { path: '/case/detail/4', no: 'N-3', lang: 'zh_CN' };

it('pagesOfLanguage leaves out versions from which visitors are redirected to their own language (D18)', () => {
  const pages = [home, english, chinese, englishOnly, otherContentType];
  expect(pagesOfLanguage(pages, 'en_US')).toEqual([home, english, englishOnly, otherContentType]);
  expect(pagesOfLanguage(pages, 'zh_CN')).toEqual([home, chinese, englishOnly, otherContentType]);
});
