import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { backend, calls, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { recordTexts } from '../../../scripts/jest/record-texts';
import { setLocale } from '@/i18n/locale-store';

startBackend();

const FILTER_QUERY_PATTERN = /\/admin\/(job|office|professionalField)/;

const countFilterListRequests = () =>
  backend.requests.filter(({ path }) => FILTER_QUERY_PATTERN.test(path)).length;
const switchToChinese = () => act(() => setLocale('zh_CN', { reload: false }));

function idOf(table: 'jobs' | 'professionalFields' | 'offices', name: string): string {
  const recordByName = backend.db[table].all().find((record) => record.name === name);
  return String(recordByName?.id);
}

/** Adds an English version of the partners' job with an id that no test has loaded, and returns that id. */
function createEnglishPartner(): number {
  const id = 424242;
  backend.db.jobs.put({ ...backend.db.jobs.all().find(({ name }) => name === 'Partner')!, id });
  return id;
}

describe('people page: filters after a language change (D22)', () => {
  it('maps the filters of a link that was copied in another language', async () => {
    const search = new URLSearchParams({
      practiceAreaId: idOf('professionalFields', 'Dispute Resolution'),
      jobId: idOf('jobs', 'Partner'),
      officeIds: idOf('offices', 'Beijing'),
    });
    act(() => setLocale('zh_CN', { reload: false }));
    const { href } = await openScreen(`/people?${search}`);
    expect(await screen.findByText('张伟')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(href().split('?')[1]))).toEqual({
      practiceAreaId: idOf('professionalFields', '争议解决'),
      jobId: idOf('jobs', '合伙人'),
      officeIds: idOf('offices', '北京'),
    });
    expect(screen.queryByText(/筛选条件/)).not.toBeInTheDocument();
  });

  it('shows no empty result before it has mapped the filters of a link that was copied in another language', async () => {
    const jobId = createEnglishPartner();
    const respond = backend.hold({ path: '/admin/job' });
    switchToChinese();
    const texts = recordTexts();
    await openScreen(`/people?jobId=${jobId}`);
    await waitFor(() => expect(calls('GET', '/user/lawyerTeam')).toMatchObject([{ status: 200 }]));
    respond();
    expect(await screen.findByText('张伟')).toBeVisible();
    expect(texts.join('\n')).not.toMatch(/未找到|暂无数据/);
  });

  it('maps a filter of a link that was copied in another language after a failed request', async () => {
    const jobId = createEnglishPartner();
    // The first request is that of the Chinese list.
    backend.injectFault({ path: '/admin/job', status: 500, every: 2 });
    switchToChinese();
    const { href } = await openScreen(`/people?jobId=${jobId}`);
    expect(await screen.findByText('张伟')).toBeVisible();
    expect(href()).toBe(`/people?jobId=${idOf('jobs', '合伙人')}`);
    expect(calls('GET', '/admin/job')).toMatchObject([
      { status: 200 },
      { status: 500 },
      { status: 200 },
    ]);
  });

  it('maps job, professional field and office to the new language before it requests lawyers', async () => {
    const search = new URLSearchParams({
      practiceAreaId: idOf('professionalFields', 'Dispute Resolution'),
      jobId: idOf('jobs', 'Partner'),
      officeIds: idOf('offices', 'Beijing'),
    });
    const { href } = await openScreen(`/people?${search}`);
    await screen.findByText('Zhang Wei');
    await waitFor(() => expect(countFilterListRequests()).toBe(3));
    await screen.findByRole('button', { name: 'Remove filter: Beijing' });
    switchToChinese();
    expect(await screen.findByText('张伟')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(href().split('?')[1]))).toEqual({
      practiceAreaId: idOf('professionalFields', '争议解决'),
      jobId: idOf('jobs', '合伙人'),
      officeIds: idOf('offices', '北京'),
    });
    const chineseRequests = backend.requests.filter(
      ({ path, headers }) => path === '/api/user/lawyerTeam' && headers['x-language'] === 'zh_CN',
    );
    // No request with the ids of the previous language.
    expect(chineseRequests).toHaveLength(1);
  });

  it('drops a filter without a version in the new language, shows a notice until the next language change, and preserves the keyword', async () => {
    const chineseJob = backend.db.jobs.all().find(({ name }) => name === '合伙人');
    const jobId = idOf('jobs', 'Partner');
    const { href } = await openScreen(`/people?jobId=${jobId}&keyword=zhengyuan`);
    await screen.findByRole('button', { name: 'Remove filter: Partner' });
    backend.db.jobs.remove(chineseJob?.id ?? 0);
    switchToChinese();
    const notice = await screen.findByText('筛选条件“Partner”暂无对应的中文选项，已取消。');
    expect(notice).toHaveAttribute('role', 'status');
    expect(href()).toBe('/people?keyword=zhengyuan');
    expect(await screen.findByText('林正远')).toBeVisible();
    act(() => setLocale('en_US', { reload: false }));
    await screen.findByText('Lin Zhengyuan');
    switchToChinese();
    expect(await screen.findByText('林正远')).toBeVisible();
    expect(screen.queryByText(/筛选条件“Partner”/)).not.toBeInTheDocument();
  });

  it('drops a filter whose list fails to load in the new language, and shows that it failed', async () => {
    const { href } = await openScreen(`/people?jobId=${idOf('jobs', 'Partner')}`);
    await screen.findByRole('button', { name: 'Remove filter: Partner' });
    backend.injectFault({ path: '/admin/job', status: 404 });
    switchToChinese();
    expect(await screen.findByText(/Partner/)).toHaveTextContent(
      '筛选条件“Partner”的中文选项加载失败，已取消。',
    );
    expect(href()).toBe('/people');
    expect(await screen.findByText('林正远')).toBeVisible();
  });

  it('hides the lawyers of the previous language while the new list loads', async () => {
    await openScreen('/people');
    await screen.findByText('Lin Zhengyuan');
    const respond = backend.hold({ path: '/user/lawyerTeam' });
    switchToChinese();
    await waitFor(() => expect(screen.queryByText('Lin Zhengyuan')).not.toBeInTheDocument());
    respond();
    expect(await screen.findByText('林正远')).toBeVisible();
  });
});
