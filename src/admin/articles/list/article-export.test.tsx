import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, startAdmin } from '../../../../scripts/jest/backend';
import { openScreen } from '../../../../scripts/jest/open-screen';

startAdmin();

/** Selects rows of a list and exports them; returns the names and the cells of the downloaded files. */
async function exportRows(user: UserEvent, names: readonly string[]) {
  const files: Blob[] = [];
  const links: string[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function record(this: HTMLAnchorElement) {
    links.push(this.download);
  });
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${name}` }));
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await user.click(within(bar).getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(screen.queryByText(/^Exporting/)).not.toBeInTheDocument());
  click.mockRestore();
  const texts = await Promise.all(files.map((file) => file.text()));
  return { links, texts };
}

it('the selected news are exported with their texts, catalogue and languages', async () => {
  const { user } = await openScreen('/admin/articles/news/list');
  const table = await screen.findByRole('table', { name: 'News' });
  const [title, other] = within(table)
    .getAllByRole('checkbox')
    .slice(1)
    .map((box) => box.getAttribute('aria-label')!.replace('Select: ', ''));
  const { no } = backend.db.news.all().find((version) => version.title === title)!;
  const chinese = backend.db.news.group(no).find(({ lang }) => lang === 'zh_CN')!;
  const { links, texts } = await exportRows(user, [title!, other!]);
  expect(links).toEqual([expect.stringMatching(/^News \d{4}-\d\d-\d\d\.csv$/)]);
  const [header, ...lines] = texts[0]!.replace('\uFEFF', '').split('\r\n');
  expect(header).toMatch(/^Catalogue,Title \(English\),Title \(Simplified Chinese\),Summary/);
  expect(lines.join('\n')).toContain(chinese.title);
  expect(lines[0]).toMatch(/^[A-Z][\w ]+,/);
});

it('the selected lawyers are exported with the names of their jobs, offices and fields', async () => {
  const { user } = await openScreen('/admin/people/list');
  const { texts } = await exportRows(user, ['Lin Zhengyuan']);
  const [header, line] = texts[0]!.replace('\uFEFF', '').split('\r\n');
  expect(header).toMatch(
    /^Full name \(English\),Full name \(Simplified Chinese\),Email,Phone,Jobs/,
  );
  expect(line).toMatch(/^Lin Zhengyuan,林正远,.*Senior Partner/);
});

it('an export that fails names the reason and downloads nothing', async () => {
  const { user } = await openScreen('/admin/people/list');
  await screen.findByRole('checkbox', { name: 'Select: Lin Zhengyuan' });
  backend.fail({
    method: 'GET',
    path: '/admin/lawyerTeam/detail/{id}',
    status: 403,
    times: 'always',
  });
  const { links } = await exportRows(user, ['Lin Zhengyuan']);
  expect(links).toEqual([]);
  expect(await screen.findByText(/The file was not created/)).toBeVisible();
});
