import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lawyerLookup } from '@/api/admin/lawyers';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';

startAdmin();

/** Opens a list, selects the rows with these names, and opens the dialog that publishes a language. */
async function openBulkDialog(path: string, names: readonly string[]) {
  const view = await openScreen(path);
  const { user } = view;
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${name}` }));
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'Copy to another language' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy to another language' });
  return { ...view, dialog };
}

async function chooseTarget(
  { user, dialog }: Awaited<ReturnType<typeof openBulkDialog>>,
  language = 'Simplified Chinese',
) {
  const group = within(dialog).getByRole('radiogroup', { name: 'Language to publish' });
  await user.click(within(group).getByRole('radio', { name: language }));
}

/** Returns the English versions of news in both languages, the newest first. */
const newestNews = () =>
  backend.db.news
    .all()
    .filter(({ lang, no }) => lang === 'en_US' && languagesOf(no).length === 2)
    .sort((first, second) => second.createTime.localeCompare(first.createTime));

/** Removes the Chinese versions of the newest news, and returns their English ones. */
function removeChineseVersions(count: number) {
  const { news } = backend.db;
  const items = newestNews().slice(0, count);
  for (const { no } of items) news.remove(news.group(no).find(({ lang }) => lang === 'zh_CN')!.id);
  return items;
}
const languagesOf = (no: string) => backend.db.news.group(no).map(({ lang }) => lang);

it('publishing a language adds the missing version of the selected news, with the texts of the existing version and the catalogue in that language', async () => {
  const [item] = removeChineseVersions(1);
  const completeItem = newestNews()[0]!;
  const openedDialog = await openBulkDialog('/admin/articles/news/list?pageSize=20', [
    item!.title,
    completeItem.title,
  ]);
  await chooseTarget(openedDialog);
  const { user, dialog } = openedDialog;
  expect(dialog).toHaveTextContent('1 item will be published in Simplified Chinese');
  expect(dialog).toHaveTextContent(
    'visitors who read Simplified Chinese see them in English until you translate them.',
  );
  expect(dialog).toHaveTextContent(`Already published in Simplified Chinese${completeItem.title}`);
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(languagesOf(item!.no)).toEqual(['en_US', 'zh_CN']));
  const copy = backend.db.news.group(item!.no).find(({ lang }) => lang === 'zh_CN')!;
  expect(copy).toMatchObject({ title: item!.title, content: item!.content, note: item!.note });
  const { catalogues } = backend.db;
  expect(catalogues.get(copy.cataId)).toMatchObject({
    lang: 'zh_CN',
    no: catalogues.get(item!.cataId)!.no,
  });
  expect(calls('PUT', '/admin/latest-news')).toHaveLength(1);
});

it('the dialog names the selected news that exist only in the language to publish', async () => {
  const [item] = removeChineseVersions(1);
  const openedDialog = await openBulkDialog('/admin/articles/news/list?pageSize=20', [item!.title]);
  await chooseTarget(openedDialog, 'English');
  const { dialog } = openedDialog;
  await waitFor(() =>
    expect(dialog).toHaveTextContent(`Already published in English${item!.title}`),
  );
  expect(within(dialog).queryByText('Copy from')).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeDisabled();
});

it('a news item whose publication failed is counted, and a retry sends no other news item', async () => {
  const items = removeChineseVersions(2);
  const openedDialog = await openBulkDialog(
    '/admin/articles/news/list?pageSize=20',
    items.map(({ title }) => title),
  );
  await chooseTarget(openedDialog);
  const { user, dialog } = openedDialog;
  backend.injectFault({ method: 'PUT', path: '/admin/latest-news', status: 403 });
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('1 failed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry failed items' }));
  for (const { no } of items) await waitFor(() => expect(languagesOf(no)).toHaveLength(2));
  expect(calls('PUT', '/admin/latest-news')).toHaveLength(3);
});

it('the dialog names the news whose catalogue does not exist in the language, and does not publish them', async () => {
  const [item] = removeChineseVersions(1);
  const { catalogues } = backend.db;
  const { no } = catalogues.get(item!.cataId)!;
  catalogues.remove(catalogues.group(no).find(({ lang }) => lang === 'zh_CN')!.id);
  const openedDialog = await openBulkDialog('/admin/articles/news/list?pageSize=20', [item!.title]);
  await chooseTarget(openedDialog);
  const { dialog } = openedDialog;
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      `Their catalogue does not exist in Simplified Chinese${item!.title}`,
    ),
  );
  expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeDisabled();
});

it('the dialog counts the skipped news, and lists their titles when their reason is clicked', async () => {
  const [item] = removeChineseVersions(1);
  const completeItems = newestNews().slice(0, 4);
  const names = [item!, ...completeItems].map(({ title }) => title);
  const openedDialog = await openBulkDialog('/admin/articles/news/list?pageSize=20', names);
  await chooseTarget(openedDialog);
  const { user, dialog } = openedDialog;
  const status = within(dialog).getByRole('status');
  expect(status).toHaveTextContent('1 item will be published in Simplified Chinese');
  expect(status).toHaveTextContent('4 items are skipped.');
  const reason = within(dialog).getByRole('button', { name: /Already published in Simpl.* 4$/ });
  expect(within(dialog).queryByText(completeItems[0]!.title)).not.toBeInTheDocument();
  await user.click(reason);
  for (const { title } of completeItems) expect(within(dialog).getByText(title)).toBeVisible();
});

it('the new version of a lawyer has the jobs, office and professional fields of its own language', async () => {
  const { lawyers, offices, professionalFields, jobs } = backend.db;
  const english = lawyers.all().find(({ name }) => name === 'Lin Zhengyuan')!;
  const chinese = lawyers.group(english.no).find(({ lang }) => lang === 'zh_CN')!;
  lawyers.remove(chinese.id);
  const openedDialog = await openBulkDialog('/admin/people/list', ['Lin Zhengyuan']);
  await chooseTarget(openedDialog);
  const { user, dialog } = openedDialog;
  await waitFor(() => expect(dialog).toHaveTextContent('1 lawyer will be published in'));
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(lawyers.group(english.no)).toHaveLength(2));
  const copy = lawyers.group(english.no).find(({ lang }) => lang === 'zh_CN')!;
  expect(copy).toMatchObject({
    name: 'Lin Zhengyuan',
    officeId: chinese.officeId,
    jobIds: chinese.jobIds,
    proFieldIds: chinese.proFieldIds,
  });
  expect([
    offices.get(copy.officeId ?? '')?.lang,
    jobs.get(copy.jobIds[0]!)?.lang,
    professionalFields.get(copy.proFieldIds[0]!)?.lang,
  ]).toEqual(['zh_CN', 'zh_CN', 'zh_CN']);
});

it('a lawyer gets no second version in a language in which the list may have omitted one', async () => {
  const { lawyers } = backend.db;
  const english = lawyers.all().find(({ name }) => name === 'Lin Zhengyuan')!;
  lawyers.remove(lawyers.group(english.no).find(({ lang }) => lang === 'zh_CN')!.id);
  const lookup = jest.spyOn(lawyerLookup, 'find').mockResolvedValue({ rows: [], isCertain: false });
  const openedDialog = await openBulkDialog('/admin/people/list', ['Lin Zhengyuan']);
  await chooseTarget(openedDialog);
  const { user, dialog } = openedDialog;
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(
    await screen.findByText(/couldn’t check whether a version exists in Simplified Chinese/),
  ).toBeVisible();
  expect(lawyers.group(english.no)).toHaveLength(1);
  lookup.mockRestore();
});

it('a professional field whose version in a language was deleted can be published in it again as a copy', async () => {
  const { professionalFields } = backend.db;
  const field = professionalFields.all().find(({ name }) => name === 'Corporate and M&A')!;
  const records = () => professionalFields.all().filter(({ no }) => no === field.no);
  for (const lawyer of backend.db.lawyers.all())
    backend.db.lawyers.update(lawyer.id, { proFieldIds: [] });
  const view = await openScreen('/admin/expertise/list');
  const { user, router } = view;
  await user.click(await screen.findByRole('checkbox', { name: `Select: ${field.name}` }));
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  const deletionDialog = await screen.findByRole('dialog');
  await user.click(within(deletionDialog).getByRole('checkbox', { name: 'English' }));
  expect(deletionDialog).toHaveTextContent(
    '1 professional field will be deleted in Simplified Chinese only',
  );
  await user.click(within(deletionDialog).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: /^Undo/ });
  await act(() => router.navigate({ href: '/admin/banner/list' }));
  await waitFor(() => expect(records()).toHaveLength(1));

  await act(() => router.navigate({ href: '/admin/expertise/list' }));
  await user.click(await screen.findByRole('checkbox', { name: `Select: ${field.name}` }));
  await user.click(screen.getByRole('button', { name: 'Copy to another language' }));
  const publicationDialog = await screen.findByRole('dialog', { name: 'Copy to another language' });
  await chooseTarget({ ...view, dialog: publicationDialog });
  await user.click(within(publicationDialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(records()).toHaveLength(2));
  expect(records()[1]).toMatchObject({ lang: 'zh_CN', no: field.no, name: field.name });
});
