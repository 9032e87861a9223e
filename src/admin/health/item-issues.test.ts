import { expect, test } from '@jest/globals';
import type { Catalogue } from '@/api/admin/catalogues';
import type { IssueSubject } from './issue';
import {
  emptyCatalogueIds,
  findRecordCountIssues,
  assignedJobIds,
  findLanguageIssues,
  findPictureIssues,
} from './item-issues';

const subject: IssueSubject = {
  section: 'news',
  key: 'N-1',
  name: 'A',
  nameLang: 'en_US',
  href: '/admin',
};
const LANGUAGES = ['en_US', 'zh_CN'];
const problems = (issues: { problem: object; lang: string | undefined }[]) =>
  issues.map(({ problem, lang }) => ({ ...problem, lang }));

test('findLanguageIssues reports the content languages that an item lacks', () => {
  expect(problems(findLanguageIssues(subject, ['zh_CN', 'fr_FR'], LANGUAGES))).toEqual([
    { type: 'language', missing: 'en_US', lang: undefined },
  ]);
  expect(findLanguageIssues(subject, LANGUAGES, LANGUAGES)).toEqual([]);
});

test('findRecordCountIssues reports a language with fewer records than another', () => {
  expect(problems(findRecordCountIssues(subject, ['en_US', 'en_US', 'zh_CN'], LANGUAGES))).toEqual([
    { type: 'fewer', missing: 'zh_CN', count: 1, most: 2, lang: undefined },
  ]);
  expect(findRecordCountIssues(subject, [], LANGUAGES)).toEqual([]);
});

test('findPictureIssues reports a missing picture once, and its version only if another version has one', () => {
  const version = (lang: string, coverUrl: string | null) => ({ no: 1, lang, coverUrl });
  const problemsOf = (english: string | null, chinese: string | null) =>
    problems(
      findPictureIssues(
        subject,
        { versions: { en_US: version('en_US', english), zh_CN: version('zh_CN', chinese) } },
        ({ coverUrl }) => coverUrl,
      ),
    );
  expect(problemsOf('', null)).toEqual([{ type: 'picture', lang: undefined }]);
  expect(problemsOf('/files/a.png', ' ')).toEqual([{ type: 'picture', lang: 'zh_CN' }]);
  expect(problemsOf('http://www.example.org/a.png', 'http://www.example.org/a.png')).toEqual([
    { type: 'insecure', url: 'http://www.example.org/a.png', lang: undefined },
  ]);
});

test('assignedJobIds finds the jobs of lawyers in either field of the response', () => {
  expect(assignedJobIds([{ jobIds: [1] }, { jobs: [{ jobId: '2' }] }])).toEqual(
    new Set(['1', '2']),
  );
  expect(assignedJobIds([{}, { jobIds: null }])).toBeUndefined();
});

test('emptyCatalogueIds returns the catalogues without articles in them or below', () => {
  const catalogue = (id: number, childrenList: Catalogue[] = []): Catalogue => ({
    id,
    no: id,
    lang: 'en_US',
    name: `Catalogue ${id}`,
    childrenList,
  });
  const tree = [catalogue(1, [catalogue(2, [catalogue(3)]), catalogue(4)]), catalogue(5)];
  expect(emptyCatalogueIds(tree, new Map([['4', 2]]))).toEqual(new Set(['2', '3', '5']));
});
