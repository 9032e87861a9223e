/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { lawyersPinnedFirst } from '../db/lawyers';
import { setUpBackend } from '../test-backend';

const context = setUpBackend();

function listNos(): string[] {
  return lawyersPinnedFirst(context.backend.db.lawyers).map(({ no }) => no);
}

function englishVersionOf(no: string) {
  const englishVersion = context.backend.db.lawyers.group(no).find(({ lang }) => lang === 'en_US');
  if (!englishVersion) throw new Error(`The seed has no lawyer ${no} in English`);
  return englishVersion;
}

/** Returns two adjacent lawyers that are not pinned and have both languages. */
function findAdjacentLawyers(): [string, string] {
  const { lawyers } = context.backend.db;
  const unpinnedNos = listNos().filter((no) => lawyers.group(no).every(({ top }) => top === 0));
  const [first = '', second = ''] = unpinnedNos.filter((no) => lawyers.group(no).length === 2);
  return [first, second];
}

describe('lawyer lists for staff', () => {
  test('return ten lawyers per page with all their versions, pinned ones first (D20)', async () => {
    const { result, pageable } = await context.client.call('listAdminLawyers');
    expect(pageable).toEqual({ pageNo: 1, pageSize: 10, totalCount: 42 });
    expect([...new Set(result.map(({ no }) => no))]).toEqual(listNos().slice(0, 10));
    expect(result[0]?.top).toBe(1);
    expect(result.length).toBeGreaterThan(10);
    for (const { id, no } of context.backend.db.lawyers.all())
      if (result.some((row) => row.no === no)) expect(result.map((row) => row.id)).toContain(id);
    expect(result[0]).not.toHaveProperty('intro');
  });

  test('filter by part of the name and by any of the offices', async () => {
    const { name, no, officeId } = englishVersionOf(findAdjacentLawyers()[0]);
    const byName = await context.client.call('listAdminLawyers', {
      query: { name: name.slice(1, 5).toUpperCase() },
    });
    expect(byName.result.map((lawyer) => lawyer.no)).toContain(no);
    expect(byName.pageable?.totalCount).toBeLessThan(42);
    const query = { officeIds: `999,${officeId ?? ''}`, pageSize: 99 };
    const byOffice = await context.client.call('listAdminLawyers', { query });
    expect(byOffice.result.map((lawyer) => lawyer.no)).toContain(no);
    expect(byOffice.pageable?.totalCount).toBeLessThan(42);
  });
});

describe('lawyer search for visitors', () => {
  const search = async (query: Record<string, string | number>, language = 'en_US') =>
    (
      await context.client.call('listLawyers', {
        query: { pageSize: 99, ...query },
        language,
        token: null,
      })
    ).result;

  test('returns lawyers in the language of the visitor', async () => {
    const lawyers = await search({}, 'zh_CN');
    expect(lawyers).toHaveLength(40);
    expect(lawyers.every(({ lang }) => lang === 'zh_CN')).toBe(true);
  });

  test('returns only lawyers that match every filter', async () => {
    const { id, name, jobIds, proFieldIds, officeId } = englishVersionOf(findAdjacentLawyers()[0]);
    const query = {
      keyword: ` ${name.toLowerCase()} `,
      jobId: jobIds[0] ?? 0,
      practiceAreaId: proFieldIds[0] ?? 0,
      officeIds: officeId ?? 0,
    };
    expect((await search(query)).map((lawyer) => lawyer.id)).toContain(id);
    expect(await search({ ...query, officeIds: 999 })).toEqual([]);
    expect(await search({ ...query, jobId: 999 })).toEqual([]);
    expect(await search({ ...query, practiceAreaId: 999 })).toEqual([]);
    expect(await search({ ...query, keyword: 'nobody of this name' })).toEqual([]);
  });

  test('matches the keyword in the email address, but not in its domain', async () => {
    const { id, email } = englishVersionOf(findAdjacentLawyers()[0]);
    const [mailbox = '', domain = ''] = email.split('@');
    expect((await search({ keyword: email })).map((lawyer) => lawyer.id)).toEqual([id]);
    expect((await search({ keyword: mailbox })).map((lawyer) => lawyer.id)).toEqual([id]);
    const startOfAddress = email.slice(0, mailbox.length + 3);
    expect((await search({ keyword: startOfAddress })).map((lawyer) => lawyer.id)).toEqual([id]);
    expect(await search({ keyword: domain })).toEqual([]);
  });

  test('matches the keyword in the names of professional fields', async () => {
    const lawyers = await search({ keyword: 'arbitration' });
    expect(lawyers.length).toBeGreaterThan(0);
    expect(
      lawyers.every(({ proFields }) => proFields?.some(({ name }) => /arbitration/i.test(name))),
    ).toBe(true);
  });
});

test('getLawyer returns the jobs, professional fields, office and profile sections of a lawyer', async () => {
  const { id, customContents } = englishVersionOf(findAdjacentLawyers()[0]);
  const { result } = await context.client.call('getLawyer', { path: { id }, token: null });
  expect(result.jobs?.[0]).toMatchObject({ lawyerTeamId: id, lang: 'en_US' });
  expect(result.proFields?.[0]).toMatchObject({ lawyerTeamId: id, lang: 'en_US' });
  expect(result.office).toMatchObject({ lawyerTeamId: id, lang: 'en_US' });
  expect(result.customContents).toEqual(customContents);
});

describe('lawyer mutations', () => {
  test('createLawyer adds the lawyer at the end of the list, in all sent languages (D29)', async () => {
    const { jobs, professionalFields, offices } = context.backend.db;
    const body = ['en_US', 'zh_CN'].map((lang) => ({
      lang,
      name: `Ada ${lang}`,
      email: 'ada@harcourt-lin.example',
      jobIds: [jobs.all().find((job) => job.lang === lang)?.id],
      proFieldIds: [String(professionalFields.all().find((field) => field.lang === lang)?.id)],
      office: { officeId: offices.all().find((office) => office.lang === lang)?.id },
      customContents: [{ title: 'Education', content: '<p>Beijing</p>' }],
      customContent: { kept: ['as', 'it', 'came'] },
    }));
    expect(await context.client.call('createLawyer', { body })).toMatchObject({ status: 200 });
    const versions = context.backend.db.lawyers.group(listNos().at(-1) ?? '');
    expect(versions.map(({ name }) => name)).toEqual(['Ada en_US', 'Ada zh_CN']);
    const id = versions[0]?.id ?? 0;
    const { result } = await context.client.call('getAdminLawyer', { path: { id } });
    expect(result.customContent).toEqual({ kept: ['as', 'it', 'came'] });
    expect(result.office?.name).toBe('Beijing');
  });

  test('updateLawyer preserves fields that are not sent, and null removes the office', async () => {
    const storedVersion = englishVersionOf(findAdjacentLawyers()[0]);
    const { id, no, lang } = storedVersion;
    await context.client.call('updateLawyer', {
      body: [{ id, no, lang, name: 'Changed', office: null }],
    });
    expect(englishVersionOf(no)).toEqual({ ...storedVersion, name: 'Changed', officeId: null });
  });

  test.each([
    ['a blank name', { name: ' ' }, 'Name is required.'],
    ['an invalid email', { email: 'x' }, 'Please enter a valid email address'],
    ['an unknown job', { jobIds: [999] }, 'Job does not exist in this language.'],
    ['an unknown office', { office: { officeId: 999 } }, 'Office does not exist in this language.'],
  ])('createLawyer responds 422 to %s', async (_, fields, message) => {
    const body = [{ lang: 'en_US', name: 'Ada', ...fields }];
    expect(await context.client.call('createLawyer', { body })).toMatchObject({
      status: 422,
      message,
    });
  });

  test('createLawyer responds 422 to a professional field of another language (D22)', async () => {
    const field = context.backend.db.professionalFields.all().find(({ lang }) => lang === 'zh_CN');
    const body = [{ lang: 'en_US', name: 'Ada', proFieldIds: [field?.id] }];
    expect(await context.client.call('createLawyer', { body })).toMatchObject({ status: 422 });
  });

  test('deleteLawyer and setLawyerTop affect only one language version (D23, D28)', async () => {
    const { id, no } = englishVersionOf(findAdjacentLawyers()[0]);
    await context.client.call('setLawyerTop', { path: { id, top: 1 } });
    expect(context.backend.db.lawyers.group(no).map(({ top }) => top)).toEqual([1, 0]);
    await context.client.call('deleteLawyer', { path: { id } });
    expect(context.backend.db.lawyers.group(no).map(({ lang }) => lang)).toEqual(['zh_CN']);
  });
});

describe('lawyer order (D27)', () => {
  test('sortLawyers swaps two adjacent lawyers', async () => {
    const [first, second] = findAdjacentLawyers();
    const nosBefore = listNos();
    const body = { sourceId: englishVersionOf(second).id, targetId: englishVersionOf(first).id };
    await context.client.call('sortLawyers', { body });
    const expectedNos = nosBefore.map((no) => (no === first ? second : no === second ? first : no));
    expect(listNos()).toEqual(expectedNos);
  });

  test('moveLawyer counts positions from 1 in the visible list, and moves to the end for a position beyond it', async () => {
    const [first, second] = findAdjacentLawyers();
    const position = listNos().indexOf(first) + 1;
    const lastNo = listNos().at(-1) ?? '';
    await context.client.call('moveLawyer', { path: { no: lastNo, sort: position } });
    expect(listNos().slice(position - 1, position + 2)).toEqual([lastNo, first, second]);
    await context.client.call('moveLawyer', { path: { no: first, sort: 9_999 } });
    expect(listNos().at(-1)).toBe(first);
    const responseToZero = await context.client.call('moveLawyer', {
      path: { no: first, sort: 0 },
    });
    expect(responseToZero).toMatchObject({ status: 400 });
  });

  test('pinning and unpinning a lawyer restores the previous position', async () => {
    const nosBefore = listNos();
    const [, second] = findAdjacentLawyers();
    for (const top of [1, 0]) {
      for (const { id } of context.backend.db.lawyers.group(second)) {
        await context.client.call('setLawyerTop', { path: { id, top } });
      }
    }
    expect(listNos()).toEqual(nosBefore);
  });
});
