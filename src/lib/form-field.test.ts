/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { formField } from './form-field';

const values = {
  cataNo: null,
  cover: 'https://x.example/a.webp',
  versions: {
    en_US: { title: 'One', note: '', coverUrl: null },
    zh_CN: { title: '一', note: '', coverUrl: 'https://x.example/b.webp' },
  },
};
const body = [
  { lang: 'en_US', title: 'One' },
  { lang: 'zh_CN', title: '一' },
];
const names = { cataId: 'cataNo', coverUrl: 'cover' };

describe('formField', () => {
  it.each([
    ['[0].title', 'versions.en_US.title'],
    ['[1].title', 'versions.zh_CN.title'],
    ['1.title', 'versions.zh_CN.title'],
    ['/1/title', 'versions.zh_CN.title'],
    ['#/0/note', 'versions.en_US.note'],
    ['$[1].note', 'versions.zh_CN.note'],
    ['createNews.inputs[1].title', 'versions.zh_CN.title'],
    ['versions.en_US.title', 'versions.en_US.title'],
    ['zh-CN.title', 'versions.zh_CN.title'],
    ['title.en_us', 'versions.en_US.title'],
    ['body[1].cataId', 'cataNo'],
    ['cata_id', 'cataNo'],
    ['data.cataId', 'cataNo'],
    ['[0].cover_url', 'cover'],
    ['[1].cover_url', 'versions.zh_CN.coverUrl'],
  ])("maps the server's field %s to %s of the form", (path, name) => {
    expect(formField(path, { values, body, names })).toBe(name);
  });

  it.each(['', 'title', 'catalogue.title', '[0].author', '[7].author', 'toString', '[0]'])(
    'returns undefined for %j, which names no single field',
    (path) => {
      expect(formField(path, { values, body, names })).toBeUndefined();
    },
  );

  it('chooses the language that was sent when there is only one', () => {
    const sentForm = { values, body: body.slice(1), names };
    expect(formField('title', sentForm)).toBe('versions.zh_CN.title');
    expect(formField('newsDto.title', sentForm)).toBe('versions.zh_CN.title');
  });

  it('returns the list for a server path to one of its values', () => {
    const lawyer = { jobNos: ['J-1'], versions: { en_US: { proFieldIds: ['1'] } } };
    const form = {
      values: lawyer,
      body: [{ lang: 'en_US' }],
      names: { jobIds: 'jobNos' },
    };
    expect(formField('[0].jobIds[2]', form)).toBe('jobNos');
    expect(formField('jobIds[0]', form)).toBe('jobNos');
    expect(formField('[0].proFieldIds[0]', form)).toBe('versions.en_US.proFieldIds');
  });

  it('returns the field that `names` has for a nested server path', () => {
    const form = {
      values: { versions: { en_US: { officeId: '' } } },
      body: [{ lang: 'en_US' }],
      names: { 'office.officeId': 'officeId' },
    };
    expect(formField('[0].office.officeId', form)).toBe('versions.en_US.officeId');
  });

  it('returns the index in the form when other entries were not sent', () => {
    const form = {
      values: { rows: [0, 1, 2].map(() => ({ versions: { en_US: { email: '' } } })) },
      body: [{ lang: 'en_US' }],
      names: { offices: 'rows' },
      formIndexOf: (list: string, index: number, language: string | undefined) =>
        list === 'rows' && language === 'en_US' ? [0, 2][index]! : index,
    };
    expect(formField('[0].offices[1].email', form)).toBe('rows.2.versions.en_US.email');
    expect(formField('offices[1].email', form)).toBe('rows.2.versions.en_US.email');
    expect(formField('[0].rows[0].email', form)).toBe('rows.0.versions.en_US.email');
    expect(formField('[0].offices[1]', form)).toBe('rows.2');
  });

  it('returns an entry of a list that has no version in another language', () => {
    const versions = { en_US: { name: 'One' }, zh_CN: null };
    const form = { values: { rows: [{ versions }] }, body };
    expect(formField('rows[0]', form)).toBe('rows.0');
    expect(formField('[1].rows[0]', form)).toBe('rows.0');
    expect(formField('[1].rows[0].motto', form)).toBeUndefined();
  });
});
