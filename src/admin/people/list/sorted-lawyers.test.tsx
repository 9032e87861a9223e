import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { listRows } from '../../../../scripts/jest/list-rows';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { chooseFromRowMenu } from '../../../../scripts/jest/row-menu';

const LIST = '/admin/people/list';

startAdmin();

const listRequests = () => calls('GET', '/admin/lawyerTeam');
const rows = () => listRows('Lawyers');
const findNames = async () =>
  (await rows()).map((row) => within(row).getAllByRole('link')[0]!.textContent);
const storedLawyers = () => {
  const allVersions = backend.db.lawyers.all();
  return [...new Set(allVersions.map(({ no }) => no))].map((no) => backend.db.lawyers.group(no));
};

describe('sorting and filtering the list of lawyers', () => {
  it('sorts over all lawyers by name, and offers no dragging in that order', async () => {
    const { user, href } = await openScreen(LIST);
    await rows();
    await user.click(screen.getByRole('columnheader', { name: 'Lawyer' }));
    await waitFor(() => expect(href()).toBe(`${LIST}?sort=lawyer`));
    expect(await screen.findByText(/^All 42 items sorted, fetched at/)).toBeVisible();
    expect(screen.getByText('Reset the sort order to reorder by dragging.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reorder / })).not.toBeInTheDocument();
    const allNames = storedLawyers().map(
      (group) => (group.find(({ lang }) => lang === 'en_US') ?? group[0]!).name,
    );
    const { compare } = new Intl.Collator('en-US', { ignorePunctuation: true });
    expect(await findNames()).toEqual(allNames.toSorted(compare).slice(0, 10));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(href()).toBe(LIST));
  });

  it('filters by a professional field and a missing language', async () => {
    const { user, href } = await openScreen(LIST);
    await user.click(await screen.findByRole('button', { name: /^More filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByLabelText('Professional field'));
    const selector = '.ant-select-item-option-content';
    await user.click(await screen.findByText('Dispute Resolution', { selector }));
    await waitFor(() => expect(href()).toContain('field='));
    const id = new URL(href(), location.href).searchParams.get('field');
    const inField = storedLawyers().filter((group) =>
      group.some(({ proFieldIds }) => proFieldIds.map(String).includes(id!)),
    );
    expect(await screen.findByText(`${inField.length} items`)).toBeInTheDocument();
    await user.click(drawer.getByLabelText('Languages'));
    await user.click(await screen.findByText('Lacks Simplified Chinese', { selector }));
    await waitFor(() => expect(href()).toContain('missingLanguage=zh_CN'));
    const withoutChinese = inField.filter((group) => !group.some(({ lang }) => lang === 'zh_CN'));
    const showButton = new RegExp(`^Show ${withoutChinese.length} item`);
    expect(await drawer.findByRole('button', { name: showButton })).toBeVisible();
  });

  it('shows in the filter that the professional fields failed to load, and loads them on retry', async () => {
    const path = '/admin/professionalField/lang/list';
    backend.injectFault({ path, status: 403, body: { message: 'Not today.' }, times: 'always' });
    const { user } = await openScreen(LIST);
    await user.click(await screen.findByRole('button', { name: /^More filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await drawer.findByText('Not today.')).toBeVisible();
    const countBefore = calls('GET', path).length;
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls('GET', path).length).toBeGreaterThan(countBefore));
  });

  it('shows a pinned lawyer as pinned, and does not fetch the list again', async () => {
    const { user } = await openScreen(`${LIST}?sort=lawyer`);
    const rowOf = async (name: string) =>
      (await rows()).find((row) => within(row).queryByText(name))!;
    const row = await rowOf('Bai Ruoning');
    await chooseFromRowMenu(user, row, /^Pin/);
    await waitFor(async () =>
      expect(within(await rowOf('Bai Ruoning')).getByText('Pinned')).toBeVisible(),
    );
    const pages = listRequests().filter(({ query }) => query.no === undefined);
    expect(pages).toHaveLength(1);
  });
});

describe('the lists on a phone', () => {
  it('have their filters and the sort order behind one button', async () => {
    const { user, href } = await openScreen(LIST, { width: 390 });
    await rows();
    expect(screen.queryByLabelText('Lawyer’s name')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.type(drawer.getByLabelText('Lawyer’s name'), 'Bai{Enter}');
    await waitFor(() => expect(href()).toBe(`${LIST}?name=Bai`));
    await user.click(drawer.getByLabelText('Sort by'));
    const selector = '.ant-select-item-option-content';
    await user.click(await screen.findByText('Lawyer, descending', { selector }));
    await waitFor(() => expect(href()).toBe(`${LIST}?name=Bai&sort=-lawyer`));
    await user.click(await drawer.findByRole('button', { name: 'Show 1 item' }));
    expect(await screen.findByRole('button', { name: /^Filters ?: 1 set$/ })).toBeVisible();
  });

  it('have the links next to the heading in one menu', async () => {
    const { user } = await openScreen('/admin/articles/news/list', { width: 390 });
    await screen.findByRole('table', { name: 'News' });
    expect(screen.queryByRole('link', { name: 'Add news' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    const entry = within(await screen.findByRole('menuitem', { name: 'Add news' }));
    expect(entry.getByRole('link')).toHaveAttribute('href', '/admin/articles/news/edit');
    expect(screen.getByRole('menuitem', { name: 'Catalogues' })).toBeVisible();
  });
});
