import { expect, test } from '@jest/globals';
import type { Catalogue } from '@/api/admin/catalogues';
import type { Subject } from './issue';
import {
  emptyCatalogues,
  fewerRecords,
  assignedJobs,
  missingLanguages,
  findPictureIssues,
} from './item-issues';

const subject: Subject = { kind: 'news', key: 'N-1', name: 'A', nameLang: 'en_US', href: '/admin' };
const LANGUAGES = ['en_US', 'zh_CN'];
const problems = (findings: { problem: object; lang: string | undefined }[]) =>
  findings.map(({ problem, lang }) => ({ ...problem, lang }));

test('names the languages that are missing', () => {
  expect(problems(missingLanguages(subject, ['zh_CN', 'fr_FR'], LANGUAGES))).toEqual([
    { type: 'language', missing: 'en_US', lang: undefined },
  ]);
  expect(missingLanguages(subject, LANGUAGES, LANGUAGES)).toEqual([]);
});

test('compares numbers where records of two languages belong together by nothing', () => {
  expect(problems(fewerRecords(subject, ['en_US', 'en_US', 'zh_CN'], LANGUAGES))).toEqual([
    { type: 'fewer', missing: 'zh_CN', count: 1, most: 2, lang: undefined },
  ]);
  expect(fewerRecords(subject, [], LANGUAGES)).toEqual([]);
});

test('says once what lacks a picture, and of which version only where another has one', () => {
  const version = (lang: string, coverUrl: string | null) => ({ no: 1, lang, coverUrl });
  const faults = (english: string | null, chinese: string | null) =>
    problems(
      findPictureIssues(
        subject,
        { versions: { en_US: version('en_US', english), zh_CN: version('zh_CN', chinese) } },
        ({ coverUrl }) => coverUrl,
      ),
    );
  expect(faults('', null)).toEqual([{ type: 'picture', lang: undefined }]);
  expect(faults('/files/a.png', ' ')).toEqual([{ type: 'picture', lang: 'zh_CN' }]);
  expect(faults('http://www.example.org/a.png', 'http://www.example.org/a.png')).toEqual([
    { type: 'insecure', url: 'http://www.example.org/a.png', lang: undefined },
  ]);
});

test('knows which jobs are held, by whichever field tells', () => {
  expect(assignedJobs([{ jobIds: [1] }, { jobs: [{ jobId: '2' }] }])).toEqual(new Set(['1', '2']));
  expect(assignedJobs([{}, { jobIds: null }])).toBeUndefined();
});

test('takes a catalogue for empty when nothing below it has an article', () => {
  const catalogue = (id: number, childrenList: Catalogue[] = []): Catalogue => ({
    id,
    no: id,
    lang: 'en_US',
    name: `Catalogue ${id}`,
    childrenList,
  });
  const tree = [catalogue(1, [catalogue(2, [catalogue(3)]), catalogue(4)]), catalogue(5)];
  expect(emptyCatalogues(tree, new Map([['4', 2]]))).toEqual(new Set(['2', '3', '5']));
});
