import { describe, expect, it } from '@jest/globals';
import type { Portal } from '@/api/admin/portal';
import { findLostFields } from '@/admin/edit-form/compare-saved';
import { comparePortal, toPortalInputs, hasSameContent, withOfficeIds } from './portal-inputs';
import { findPortalErrors } from './portal-errors';
import { languagesToSend } from './portal-content';
import { newEntryFor, newRow, toPortalValues, type PortalValues } from './portal-values';
import { matchEntries } from './rows/match-entries';

const CODES = ['en_US', 'zh_CN'];

/** Contains data that no form would send: loose flags, spaces, unknown and absent fields. */
const ENGLISH = {
  lang: 'en_US',
  name: ' Harcourt & Lin ',
  introduce: '<p>One&nbsp;firm</p>\n',
  lawyerCount: 42,
  isLawyerCountVisible: true,
  totalPeople: 118,
  isTotalPeopleVisible: 0,
  email: 'one@example.com',
  tel: null,
  theme: { dark: false },
  advantagesList: [{ title: 'First', content: 'Plain text', weight: 3 }],
  environmentList: null,
  officesList: [
    {
      ...{ officeId: 1, name: 'Beijing', email: 'beijing@example.com', bottomWebsiteShow: 1 },
      contactNumber: ' 5550 0100 ',
    },
    { officeId: 3, name: 'London', email: 'london@example.com', bottomWebsiteShow: false },
  ],
} as object as Portal;

const CHINESE = {
  lang: 'zh_CN',
  name: '衡联',
  lawyerCount: 42,
  isLawyerCountVisible: 1,
  email: 'two@example.com',
  advantagesList: [],
  officesList: [{ officeId: 4, name: '伦敦', email: 'london@example.com', bottomWebsiteShow: 0 }],
} as Portal;

const PORTALS = [ENGLISH, CHINESE];

function withTypedFields(values: PortalValues, code: string, fields: object): PortalValues {
  const version = { ...values.versions[code]!, ...fields };
  return { ...values, versions: { ...values.versions, [code]: version } };
}

describe('toPortalInputs of the stored configuration', () => {
  it('returns the stored data with unknown fields', () => {
    // The contract does not allow null: such a field is omitted.
    const english = { ...ENGLISH, tel: undefined, environmentList: undefined };
    const sentPortals = toPortalInputs(toPortalValues(PORTALS, CODES), PORTALS);
    expect(sentPortals).toEqual([english, CHINESE]);
    expect(sentPortals[0]).not.toHaveProperty('tel');
  });

  it('omits a language without a configuration until it has a name', () => {
    const codes = [...CODES, 'fr_FR'];
    const values = toPortalValues(PORTALS, codes);
    expect(values.versions.fr_FR).toMatchObject({ name: '', lawyerCount: '42', email: '' });
    expect(languagesToSend(values, PORTALS)).toEqual(CODES);
    expect(toPortalInputs(values, PORTALS)).toHaveLength(CODES.length);
    const french = withTypedFields(values, 'fr_FR', { name: 'Le cabinet' });
    expect(toPortalInputs(french, PORTALS)[2]).toEqual({
      lang: 'fr_FR',
      name: 'Le cabinet',
      lawyerCount: 42,
      isLawyerCountVisible: 1,
      isTotalPeopleVisible: 0,
      isBranchCountVisible: 0,
    });
  });
});

describe('toPortalInputs after an edit', () => {
  it('keeps the type of a flag (D33), trims counts and email addresses, and serializes URLs', () => {
    const changedValues = withTypedFields(toPortalValues(PORTALS, CODES), 'en_US', {
      isLawyerCountVisible: false,
      isTotalPeopleVisible: true,
      lawyerCount: ' 43',
      email: ' new@example.com ',
      iconUrl: 'https://example.com/a b.svg',
    });
    expect(toPortalInputs(changedValues, PORTALS)[0]).toMatchObject({
      isLawyerCountVisible: false,
      isTotalPeopleVisible: 1,
      lawyerCount: 43,
      email: 'new@example.com',
      iconUrl: 'https://example.com/a%20b.svg',
    });
  });

  it('omits removed and empty rows, and sends new offices without an id', () => {
    const values = toPortalValues(PORTALS, CODES);
    const [beijing, london] = values.officesList;
    const addedRow = newRow('officesList', CODES);
    addedRow.versions.en_US = { ...addedRow.versions.en_US!, name: 'Singapore' };
    const officesList = [addedRow, { ...beijing!, removed: true }, london!];
    const [english, chinese] = toPortalInputs({ ...values, officesList }, PORTALS);
    expect(english?.officesList).toEqual([
      { name: 'Singapore', bottomWebsiteShow: 0 },
      ENGLISH.officesList![1],
    ]);
    expect(chinese?.officesList).toEqual(CHINESE.officesList);
  });
});

describe('matching of portal entries', () => {
  it('combines matching entries into rows, and keeps the order of each language', () => {
    const { officesList } = toPortalValues(PORTALS, CODES);
    const names = officesList.map(({ versions }) => [versions.en_US?.name, versions.zh_CN?.name]);
    expect(names).toEqual([
      ['Beijing', undefined],
      ['London', '伦敦'],
    ]);
    expect(newEntryFor('officesList', officesList[0]!)).toMatchObject({
      stored: null,
      name: '',
      email: 'beijing@example.com',
      bottomWebsiteShow: true,
    });
  });

  it.each([
    ['abc', 'abc', ['aa', 'bb', 'cc']],
    ['abc', 'ac', ['aa', 'b', 'cc']],
    ['ab', 'ba', ['a', 'bb', 'a']],
    ['ab', 'xyz', ['ax', 'by', 'z']],
    ['', 'x', ['x']],
  ])('combines the entries %j and %j as %j', (firstEntries, secondEntries, expected) => {
    const pairs = matchEntries(
      firstEntries.split(/(?=.)/),
      secondEntries.split(/(?=.)/),
      (first, second) => first === second,
    );
    const joinedPairs = pairs.map((pair) => pair.join(''));
    expect(joinedPairs).toEqual(expected);
    expect(pairs.map(([first]) => first ?? '').join('')).toBe(firstEntries);
    expect(pairs.map(([, second]) => second ?? '').join('')).toBe(secondEntries);
  });

  it('combines the entries of very long lists by position', () => {
    const manyNumbers = Array.from({ length: 5_000 }, (_, index) => index);
    expect(matchEntries(manyNumbers, [7], Object.is)).toHaveLength(5_000);
    const pairs = matchEntries(manyNumbers, manyNumbers.slice(1), Object.is);
    expect(pairs[0]).toEqual([0, 1]);
  });
});

describe('findPortalErrors (§5)', () => {
  const errorsOf = (values: PortalValues) => findPortalErrors(values, PORTALS);

  it('reports an error in every language, once for a shared value', () => {
    const values = toPortalValues(PORTALS, CODES);
    expect(errorsOf(values)).toEqual([]);
    const wrongValues = CODES.reduce(
      (all, code) => withTypedFields(all, code, { iconUrl: 'icon.svg', email: `${code}@` }),
      values,
    );
    expect(errorsOf(wrongValues)).toEqual([
      { name: 'versions.en_US.iconUrl', type: 'url' },
      { name: 'versions.en_US.email', type: 'email' },
      { name: 'versions.zh_CN.email', type: 'email' },
    ]);
  });

  it('accepts pictures that are paths from the root of the site (D16)', () => {
    const values = withTypedFields(toPortalValues(PORTALS, CODES), 'en_US', {
      iconUrl: '/uploads/7/logo.svg',
    });
    expect(errorsOf(values)).toEqual([]);
  });

  it('reports an invalid number, but no missing name and no removed number (D38)', () => {
    const values = toPortalValues(PORTALS, CODES);
    const wrongValues = withTypedFields(values, 'zh_CN', {
      name: ' ',
      lawyerCount: '',
      branchCount: '-1',
    });
    expect(errorsOf(wrongValues)).toEqual([{ name: 'versions.zh_CN.branchCount', type: 'count' }]);
    expect(toPortalInputs(wrongValues, PORTALS)[1]).toMatchObject({ name: ' ', lawyerCount: null });
  });

  it('reports an invalid picture URL unless the picture is removed, and no office without a name (D38)', () => {
    const values = toPortalValues(PORTALS, CODES);
    const picture = newRow('environmentList', CODES);
    for (const code of CODES)
      picture.versions[code] = { ...picture.versions[code]!, coverUrl: 'ftp://example.com/a' };
    const office = newRow('officesList', CODES);
    office.versions.zh_CN = { ...office.versions.zh_CN!, address: '新加坡' };
    const wrongValues = { ...values, environmentList: [picture], officesList: [office] };
    expect(errorsOf(wrongValues)).toEqual([
      { name: 'environmentList.0.versions.en_US.coverUrl', type: 'url' },
    ]);
    picture.removed = true;
    office.removed = true;
    expect(errorsOf(wrongValues)).toEqual([]);
  });

  it('requires a name in the first language when the form is empty', () => {
    expect(findPortalErrors(toPortalValues([], CODES), [])).toEqual([
      { name: 'versions.en_US.name', type: 'nothing' },
    ]);
  });
});

it('comparePortal compares the stored data with the sent data except for the ids of new offices, which withOfficeIds adds', async () => {
  const office = { name: 'Singapore', bottomWebsiteShow: 0 as const };
  const sentPortals = [{ lang: 'en_US', name: 'Firm', officesList: [office] }];
  const storedPortals = [
    { lang: 'en_US', name: 'Firm', officesList: [{ officeId: 9, ...office }] },
  ];
  expect(await findLostFields(comparePortal(storedPortals, sentPortals))).toEqual([]);
  const lostFields = await findLostFields(
    comparePortal([{ ...storedPortals[0]!, name: 'Other' }], sentPortals),
  );
  expect(lostFields).toEqual([
    { name: 'versions.en_US.name', sentValue: 'Firm', storedValue: 'Other' },
  ]);
  expect(withOfficeIds(sentPortals, storedPortals)).toEqual(storedPortals);
});

it('hasSameContent ignores other fields that the server stores', () => {
  const initial = toPortalValues(PORTALS, CODES);
  const portalsWithTime = PORTALS.map((portal) => ({ ...portal, updateTime: 'now' }));
  expect(hasSameContent(initial, toPortalValues(portalsWithTime, CODES))).toBe(true);
  expect(hasSameContent(initial, withTypedFields(initial, 'zh_CN', { tel: '1' }))).toBe(false);
});
