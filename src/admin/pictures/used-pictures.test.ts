import { expect, it } from '@jest/globals';
import { findUsedPictures } from './used-pictures';

const news = { section: 'news', title: 'A ruling', lang: 'en_US' } as const;

it('a picture of several items is listed once, with one use for all versions of the same section and title', () => {
  const lawyer = { section: 'lawyers', title: '方若溪', lang: 'zh_CN' } as const;
  const items = [
    { ...news, urls: ['/files/a%20b.png', null, ' '] },
    { ...news, lang: 'zh_CN', urls: ['/files/a%20b.png'] },
    { ...lawyer, urls: ['http://localhost/files/a%20b.png'] },
  ];
  expect(findUsedPictures(items)).toEqual([
    { url: '/files/a%20b.png', fileName: 'a b.png', uses: [news, lawyer] },
  ]);
});

it('pictures of texts are found, and those without a safe address are left out', () => {
  const text = '<p><img src="/files/1.png" alt=""><img src="data:image/png;base64,AA"><img></p>';
  const texts = [text, '<IMG SRC="/files/2.png">', null, '<p>none</p>'];
  const pictures = findUsedPictures([{ ...news, texts }]);
  expect(pictures.map(({ url }) => url)).toEqual(['/files/1.png', '/files/2.png']);
});

it('a file name with a stray percent sign is shown as it is', () => {
  const [picture] = findUsedPictures([{ ...news, urls: ['/files/100%.png'] }]);
  expect(picture!.fileName).toBe('100%.png');
});
