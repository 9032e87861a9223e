import { expect, test } from '@jest/globals';
import type { Lawyer } from '@/api/admin/lawyers';
import type { Choices } from './choices';
import type { LawyerGroup } from './lawyer-group';
import { findLostFields } from '@/admin/edit-form/compare-saved';
import { compareLawyer, toLawyerInputs } from './lawyer-inputs';
import { completenessOf, EMPTY_VERSION, toLawyerValues, copySectionKeys } from './lawyer-values';

const CODES = ['en_US', 'zh_CN'];
const job = (id: number, lang: string, no: string) => ({ id, lang, no, name: `${no} ${lang}` });
const CHOICES: Choices = {
  jobs: {
    en_US: [job(1, 'en_US', 'J-1'), job(3, 'en_US', 'J-2')],
    zh_CN: [job(2, 'zh_CN', 'J-1')],
  },
  professionalFields: {
    en_US: [{ id: 21, lang: 'en_US', name: 'Tax' }],
    zh_CN: [{ id: 22, lang: 'zh_CN', name: '税务' }],
  },
  offices: {
    en_US: [{ id: 31, lang: 'en_US', name: 'London' }],
    zh_CN: [{ id: 32, lang: 'zh_CN', name: '伦敦' }],
  },
};
const english: Lawyer = {
  id: 7,
  no: 'L-1',
  lang: 'en_US',
  name: 'Nora Quill',
  photoUrl: '/files/a.webp',
  phoneNumber: '+44 20 7946 0101',
  email: 'nora@example.com',
  intro: '<p>One&nbsp;two</p>',
  jobIds: [1, 99],
  proFieldIds: [21],
  office: { officeId: 31, name: 'London' },
  customContents: [{ title: 'Education', content: '<p>Law</p>' }],
  customContent: { kept: [1] },
};
const GROUP: LawyerGroup = { no: 'L-1', versions: { en_US: english } };
const VALUES = toLawyerValues(GROUP, CODES, CHOICES);

test('toLawyerInputs returns unedited values unchanged, including ids and `customContent`', () => {
  const { id, no, lang, name, photoUrl, phoneNumber, email, intro, customContents } = english;
  expect(toLawyerInputs(VALUES, GROUP, GROUP, CHOICES)).toEqual([
    {
      ...{ id, no, lang, name, photoUrl, phoneNumber, email, intro, customContents },
      jobIds: [1, 99],
      proFieldIds: [21],
      office: { officeId: 31 },
      customContent: { kept: [1] },
    },
  ]);
});

test('toLawyerInputs sets the `no`, the ids of the language and the shared values in an added language', () => {
  const values = {
    ...VALUES,
    versions: {
      ...VALUES.versions,
      zh_CN: { ...EMPTY_VERSION, name: ' 奎诺拉 ', proFieldIds: ['22'], officeId: '32' },
    },
  };
  expect(toLawyerInputs(values, GROUP, GROUP, CHOICES)[1]).toEqual({
    no: 'L-1',
    lang: 'zh_CN',
    name: '奎诺拉',
    photoUrl: '/files/a.webp',
    phoneNumber: '+44 20 7946 0101',
    email: 'nora@example.com',
    intro: '',
    jobIds: [2],
    proFieldIds: [22],
    office: { officeId: 32 },
    customContents: [],
  });
});

test('toLawyerInputs maps chosen jobs to each language, and omits missing ones', () => {
  const chinese: Lawyer = { id: 8, no: 'L-1', lang: 'zh_CN', name: '奎诺拉', jobIds: [2] };
  const groupInBothLanguages: LawyerGroup = {
    no: 'L-1',
    versions: { en_US: english, zh_CN: chinese },
  };
  const values = toLawyerValues(groupInBothLanguages, CODES, CHOICES);
  expect(values.jobNos).toEqual(['J-1', '#99']);
  const inputs = toLawyerInputs(
    { ...values, jobNos: ['#99', 'J-2'] },
    groupInBothLanguages,
    groupInBothLanguages,
    CHOICES,
  );
  expect(inputs.map(({ jobIds }) => jobIds)).toEqual([[99, 3], []]);
});

test('toLawyerInputs keeps values that differ by language until the shared field changes', () => {
  const chinese: Lawyer = { ...english, id: 8, lang: 'zh_CN', phoneNumber: '+86 10 5550 0101' };
  const groupInBothLanguages: LawyerGroup = {
    no: 'L-1',
    versions: { en_US: english, zh_CN: chinese },
  };
  const values = toLawyerValues(groupInBothLanguages, CODES, CHOICES);
  const sentPhoneNumbers = (phoneNumber: string) =>
    toLawyerInputs(
      { ...values, phoneNumber },
      groupInBothLanguages,
      groupInBothLanguages,
      CHOICES,
    ).map((input) => input.phoneNumber);
  expect(sentPhoneNumbers(values.phoneNumber)).toEqual(['+44 20 7946 0101', '+86 10 5550 0101']);
  expect(sentPhoneNumbers('+1 212 555 0100')).toEqual(['+1 212 555 0100', '+1 212 555 0100']);
});

test('toLawyerInputs does not change a language version that another editor added', () => {
  const chinese: Lawyer = { ...english, id: 8, lang: 'zh_CN', name: '奎诺拉', jobIds: [2] };
  const newestGroup: LawyerGroup = { no: 'L-1', versions: { en_US: english, zh_CN: chinese } };
  const sentVersions = toLawyerInputs(VALUES, newestGroup, GROUP, CHOICES);
  expect(sentVersions[1]).toMatchObject({ id: 8, name: '奎诺拉', jobIds: [2] });
});

test('compareLawyer reports the field and language that was not stored as sent', async () => {
  const inputs = toLawyerInputs(VALUES, GROUP, GROUP, CHOICES);
  expect(await findLostFields(compareLawyer(GROUP, inputs))).toEqual([]);
  const otherGroup = { ...GROUP, versions: { en_US: { ...english, intro: '<p>Other</p>' } } };
  const lostFields = await findLostFields(compareLawyer(otherGroup, inputs));
  expect(lostFields.map(({ name }) => name)).toEqual(['versions.en_US.intro']);
});

test('copySectionKeys keeps the keys of sections after publishing', () => {
  const version = VALUES.versions.en_US ?? EMPTY_VERSION;
  const sections = version.sections.map((section) => ({ ...section, key: 'mine' }));
  const form = { ...VALUES, versions: { ...VALUES.versions, en_US: { ...version, sections } } };
  expect(copySectionKeys(VALUES, form).versions.en_US?.sections[0]?.key).toBe('mine');
});

test.each([
  ['no value', 'empty', EMPTY_VERSION],
  ['only an office', 'incomplete', { ...EMPTY_VERSION, officeId: '31' }],
  [
    'no office',
    'incomplete',
    { ...EMPTY_VERSION, name: 'N', intro: '<p>x</p>', proFieldIds: ['21'] },
  ],
  ['every value', 'complete', VALUES.versions.en_US],
])('completenessOf a version with %s is %s', (_, expected, version) => {
  expect(completenessOf(version)).toBe(expected);
});
