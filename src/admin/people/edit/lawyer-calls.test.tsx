import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { listAdminLawyers, setLawyerTop } from '@/api/admin/lawyers';
import { ApiError } from '@/api/errors';
import { DeletionError } from '@/api/admin/verify-deletion';
import { forEachVersion } from '@/admin/people/find-versions';
import { loadLawyerGroup } from './lawyer-group';

/* oxlint-disable testing-library/no-node-access -- five languages have fields of the same name: they are found by id */

const LANGUAGES = ['en_US', 'zh_CN', 'fr_FR', 'de_DE', 'ja_JP'];
const LAWYER_NO = 'L-0001';

startAdmin({ languages: LANGUAGES });

/** Simulates a server that returns only versions in `X-Language` (D10) and may ignore the `no`. */
function narrowResponses({ ignoresNo }: { ignoresNo: boolean }) {
  backend.server.use(
    http.get('*/api/admin/lawyerTeam', async ({ request }) => {
      const url = new URL(request.url);
      if (ignoresNo) url.searchParams.delete('no');
      const response = await backend.handle(new Request(url, request));
      const body = (await response.json()) as { result: { lang: string }[] };
      const language = request.headers.get('x-language');
      return HttpResponse.json({
        ...body,
        result: body.result.filter(({ lang }) => lang === language),
      });
    }),
  );
}

beforeEach(() => {
  backend.server.resetHandlers();
  const [english] = backend.db.lawyers.group(LAWYER_NO);
  for (const [index, lang] of LANGUAGES.slice(2).entries())
    backend.db.lawyers.put({
      ...english!,
      ...{ id: 9_000_000 + index, lang, name: `Lin ${lang}` },
      ...{ jobIds: [], proFieldIds: [], officeId: null },
    });
});

const countLawyerCalls = () =>
  backend.requests.filter(({ path }) => path.startsWith('/api/admin/lawyerTeam')).length;
const field = (id: string) => document.getElementById(`field-${id}`)!;
const nameFields = () => LANGUAGES.map((lang) => field(`versions-${lang}-name`));

async function openForm() {
  const view = await openScreen('/admin/people/edit/1000001');
  await waitFor(() => expect(nameFields().at(-1)).toHaveValue('Lin ja_JP'));
  return view;
}

it('the lawyer form opens five languages with 10 calls and publishes with 11', async () => {
  narrowResponses({ ignoresNo: false });
  const { user } = await openForm();
  for (const input of nameFields()) expect(input).not.toHaveValue('');
  expect(countLawyerCalls()).toBe(10);
  await user.type(field('phoneNumber'), '9');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText(/^Published\./))[0]).toBeVisible();
  expect(countLawyerCalls()).toBe(10 + 11);
});

it('all five versions of the last of more than 300 lawyers are found and pinned, though the server ignores the `no`', async () => {
  narrowResponses({ ignoresNo: true });
  const versions = backend.db.lawyers.group(LAWYER_NO);
  for (const version of versions) backend.db.lawyers.put({ ...version, top: 0, sort: 1_000 });
  for (let index = 0; index < 310; index += 1) {
    const otherLawyer = { id: 8_000_000 + index, no: `X-${index}`, top: 0, sort: 500 } as const;
    backend.db.lawyers.put({ ...versions[0]!, ...otherLawyer });
  }
  const group = await loadLawyerGroup(1000001, LANGUAGES);
  expect(Object.keys(group?.versions ?? {}).sort()).toEqual(LANGUAGES.toSorted());
  const [listedVersion] = await listAdminLawyers({ name: 'Lin ja_JP', page: 1, pageSize: 10 }).then(
    ({ items }) => items,
  );
  await forEachVersion([listedVersion!], LANGUAGES, ({ id }) => setLawyerTop(id, 1));
  expect(backend.db.lawyers.group(LAWYER_NO).map(({ top }) => top)).toEqual([1, 1, 1, 1, 1]);
});

it.each([
  ['one that was rejected', 409],
  ['one whose item is still stored after an error of the server', 502],
])(
  'a deletion of several versions reports the one with an unknown outcome, also after %s',
  async (_, status) => {
    const versions = await listAdminLawyers({ name: 'Lin', page: 1, pageSize: 10 }).then(
      ({ items }) => items.slice(0, 2),
    );
    const unknownOutcome = new DeletionError('unknown');
    const errors = [new ApiError({ kind: 'http', status }), unknownOutcome];
    const languages = versions.map(({ lang }) => lang);
    const deletion = forEachVersion(versions, languages, () => Promise.reject(errors.shift()!));
    await expect(deletion).rejects.toBe(unknownOutcome);
    expect(errors).toEqual([]);
  },
);

it('a deletion reports the version with an unknown outcome, also when the search for other versions fails', async () => {
  const { items } = await listAdminLawyers({ name: 'Lin', page: 1, pageSize: 10 });
  backend.injectFault({ path: '/admin/lawyerTeam', status: 403, times: 'always' });
  const unknownOutcome = new DeletionError('unknown');
  const deletion = forEachVersion([items[0]!], LANGUAGES, () => Promise.reject(unknownOutcome));
  await expect(deletion).rejects.toBe(unknownOutcome);
});

it('the lawyer form does not open when a version is invalid, as publishing would create it again', async () => {
  backend.injectFault({
    path: '/admin/lawyerTeam',
    times: 'always',
    changeResponse: (body) => {
      const { result, ...rest } = body as { result: { no: string; lang: string }[] };
      const isInvalid = ({ no, lang }: { no: string; lang: string }) =>
        no === LAWYER_NO && lang === 'ja_JP';
      return {
        ...rest,
        result: result.map((row) => (isInvalid(row) ? { ...row, name: {} } : row)),
      };
    },
  });
  await openScreen('/admin/people/edit/1000001');
  expect(await screen.findByText('请求错误 · Request error')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
