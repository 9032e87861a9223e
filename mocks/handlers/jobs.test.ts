/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { setUpBackend } from '../test-backend';

const context = setUpBackend();

function jobVersionOf(no: string, lang = 'en_US') {
  const jobVersion = context.backend.db.jobs.group(no).find((version) => version.lang === lang);
  if (!jobVersion) throw new Error(`The seed has no job ${no} in ${lang}`);
  return jobVersion;
}

async function fetchNos(lang: string): Promise<unknown[]> {
  const { result } = await context.client.call('listJobs', { query: { lang }, token: null });
  return result.map(({ no }) => no);
}

test('listJobs returns jobs in the language of lang or of the visitor', async () => {
  const staff = await context.client.call('listJobs', {
    language: 'en_US',
    query: { lang: 'zh_CN' },
  });
  expect(staff.result[0]).toEqual({
    id: jobVersionOf('job-senior-partner', 'zh_CN').id,
    lang: 'zh_CN',
    name: '高级合伙人',
    no: 'job-senior-partner',
  });
  const visitor = await context.client.call('listJobs', { language: 'zh_CN', token: null });
  expect(visitor.result).toEqual(staff.result);
});

test('updateJob adds a language version to a job that was created in one language', async () => {
  await context.client.call('createJob', { body: [{ lang: 'en_US', name: 'Librarian' }] });
  const createdJob = context.backend.db.jobs.all().at(-1);
  expect((await fetchNos('en_US')).at(-1)).toBe(createdJob?.no);
  const addedVersion = { lang: 'zh_CN', name: '图书馆员', no: createdJob?.no };
  expect(await context.client.call('updateJob', { body: [addedVersion] })).toMatchObject({
    status: 200,
  });
  expect((await fetchNos('zh_CN')).at(-1)).toBe(createdJob?.no);
  const secondCreation = await context.client.call('createJob', { body: [addedVersion] });
  expect(secondCreation).toMatchObject({ status: 409, resultEnum: 'ALREADY_EXISTS' });
});

test('deleteJob responds 409 while lawyers have the job, and succeeds after replaceJob (D30)', async () => {
  const { lawyers } = context.backend.db;
  const { id } = jobVersionOf('job-partner');
  const countHolders = async () => (await context.client.call('checkJob', { path: { id } })).result;
  const holderCount = await countHolders();
  expect(holderCount).toBeGreaterThan(0);
  const rejection = await context.client.call('deleteJob', { path: { id } });
  expect(rejection).toMatchObject({ status: 409, resultEnum: 'IN_USE' });
  expect(rejection.message).toMatch(/^\d+ lawyers still hold this job/);

  const body = { currentNo: 'job-partner', replaceNo: 'job-counsel' };
  expect(await context.client.call('replaceJob', { body })).toMatchObject({ status: 200 });
  expect(await countHolders()).toBe(0);
  for (const lawyer of lawyers.all()) {
    const langs = lawyer.jobIds.map((jobId) => context.backend.db.jobs.get(jobId)?.lang);
    expect(langs.every((lang) => lang === lawyer.lang)).toBe(true);
  }
  for (const lang of ['en_US', 'zh_CN']) {
    const path = { id: jobVersionOf('job-partner', lang).id };
    expect(await context.client.call('deleteJob', { path })).toMatchObject({ status: 200 });
  }
  expect(await fetchNos('zh_CN')).not.toContain('job-partner');
});

test('replaceJob responds 404 to an unknown replacement and 422 to the job itself', async () => {
  const replace = (replaceNo: string) =>
    context.client.call('replaceJob', { body: { currentNo: 'job-partner', replaceNo } });
  expect(await replace('nothing')).toMatchObject({ status: 404 });
  expect(await replace('job-partner')).toMatchObject({ status: 422 });
});

test('sortJobs moves a job in every language, and only once (D27)', async () => {
  const move = (lang: string) =>
    context.client.call('sortJobs', {
      body: {
        sourceId: jobVersionOf('job-partner', lang).id,
        targetId: jobVersionOf('job-senior-partner', lang).id,
      },
    });
  await move('en_US');
  expect((await fetchNos('zh_CN')).slice(0, 2)).toEqual(['job-partner', 'job-senior-partner']);
  await move('zh_CN');
  expect((await fetchNos('en_US')).slice(0, 2)).toEqual(['job-partner', 'job-senior-partner']);
  const mixedMove = {
    sourceId: jobVersionOf('job-counsel').id,
    targetId: jobVersionOf('job-partner', 'zh_CN').id,
  };
  expect(await context.client.call('sortJobs', { body: mixedMove })).toMatchObject({ status: 422 });
});
