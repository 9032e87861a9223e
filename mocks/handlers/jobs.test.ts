/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { setUpBackend } from '../test-backend';

const current = setUpBackend();

function job(no: string, lang = 'en_US') {
  const jobVersion = current.backend.db.jobs.group(no).find((version) => version.lang === lang);
  if (!jobVersion) throw new Error(`The seed has no job ${no} in ${lang}`);
  return jobVersion;
}

async function orderOf(lang: string): Promise<unknown[]> {
  const { result } = await current.client.call('listJobs', { query: { lang }, token: null });
  return result.map(({ no }) => no);
}

test('listJobs returns jobs in the language of lang or of the visitor', async () => {
  const staff = await current.client.call('listJobs', {
    language: 'en_US',
    query: { lang: 'zh_CN' },
  });
  expect(staff.result[0]).toEqual({
    id: job('job-senior-partner', 'zh_CN').id,
    lang: 'zh_CN',
    name: '高级合伙人',
    no: 'job-senior-partner',
  });
  const visitor = await current.client.call('listJobs', { language: 'zh_CN', token: null });
  expect(visitor.result).toEqual(staff.result);
});

test('updateJob adds a language version to a job that was created in one language', async () => {
  await current.client.call('createJob', { body: [{ lang: 'en_US', name: 'Librarian' }] });
  const created = current.backend.db.jobs.all().at(-1);
  expect((await orderOf('en_US')).at(-1)).toBe(created?.no);
  const addedVersion = { lang: 'zh_CN', name: '图书馆员', no: created?.no };
  expect(await current.client.call('updateJob', { body: [addedVersion] })).toMatchObject({
    status: 200,
  });
  expect((await orderOf('zh_CN')).at(-1)).toBe(created?.no);
  const secondCreation = await current.client.call('createJob', { body: [addedVersion] });
  expect(secondCreation).toMatchObject({ status: 409, resultEnum: 'ALREADY_EXISTS' });
});

test('deleteJob responds 409 while lawyers have the job, and succeeds after replaceJob (D30)', async () => {
  const { lawyers } = current.backend.db;
  const { id } = job('job-partner');
  const check = async () => (await current.client.call('checkJob', { path: { id } })).result;
  const holders = await check();
  expect(holders).toBeGreaterThan(0);
  const rejected = await current.client.call('deleteJob', { path: { id } });
  expect(rejected).toMatchObject({ status: 409, resultEnum: 'IN_USE' });
  expect(rejected.message).toMatch(/^\d+ lawyers still hold this job/);

  const body = { currentNo: 'job-partner', replaceNo: 'job-counsel' };
  expect(await current.client.call('replaceJob', { body })).toMatchObject({ status: 200 });
  expect(await check()).toBe(0);
  for (const lawyer of lawyers.all()) {
    const langs = lawyer.jobIds.map((jobId) => current.backend.db.jobs.get(jobId)?.lang);
    expect(langs.every((lang) => lang === lawyer.lang)).toBe(true);
  }
  for (const lang of ['en_US', 'zh_CN']) {
    const path = { id: job('job-partner', lang).id };
    expect(await current.client.call('deleteJob', { path })).toMatchObject({ status: 200 });
  }
  expect(await orderOf('zh_CN')).not.toContain('job-partner');
});

test('replaceJob responds 404 to an unknown replacement and 422 to the job itself', async () => {
  const replace = (replaceNo: string) =>
    current.client.call('replaceJob', { body: { currentNo: 'job-partner', replaceNo } });
  expect(await replace('nothing')).toMatchObject({ status: 404 });
  expect(await replace('job-partner')).toMatchObject({ status: 422 });
});

test('sortJobs moves a job in every language, and only once (D27)', async () => {
  const move = (lang: string) =>
    current.client.call('sortJobs', {
      body: { sourceId: job('job-partner', lang).id, targetId: job('job-senior-partner', lang).id },
    });
  await move('en_US');
  expect((await orderOf('zh_CN')).slice(0, 2)).toEqual(['job-partner', 'job-senior-partner']);
  await move('zh_CN');
  expect((await orderOf('en_US')).slice(0, 2)).toEqual(['job-partner', 'job-senior-partner']);
  const mixedMove = { sourceId: job('job-counsel').id, targetId: job('job-partner', 'zh_CN').id };
  expect(await current.client.call('sortJobs', { body: mixedMove })).toMatchObject({ status: 422 });
});
