import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { login } from '@/api/admin/login';

startAdmin();

const FORM = '/admin/articles/honors/edit';

async function openDialog() {
  const { user } = await openScreen(FORM);
  const cover = await screen.findByRole('group', { name: 'Cover' });
  const openButton = within(cover).getByRole('button', { name: 'Reuse a picture' });
  await user.click(openButton);
  const dialog = await screen.findByRole('dialog', { name: 'Choose an existing picture' });
  return { user, cover, dialog };
}

const findPictureCount = (dialog: HTMLElement) => within(dialog).findByText(/^\d+ pictures?$/);

describe('existing pictures', () => {
  it('are found by the title of an item, and the chosen one becomes the cover without an upload', async () => {
    const lawyer = backend.db.lawyers.all().find(({ lang }) => lang === 'en_US')!;
    const { user, cover, dialog } = await openDialog();
    await findPictureCount(dialog);
    await waitFor(() => expect(within(dialog).getByLabelText('Title or file name')).toHaveFocus());
    await user.type(within(dialog).getByLabelText('Title or file name'), lawyer.name);
    const picture = await within(dialog).findByRole('radio', { name: new RegExp(lawyer.name) });
    const useButton = within(dialog).getByRole('button', { name: 'Use this picture' });
    expect(useButton).toBeDisabled();
    await user.click(picture);
    await user.click(useButton);
    expect(within(cover).getByRole('img', { name: 'Cover' })).toHaveAttribute(
      'src',
      lawyer.photoUrl,
    );
    await waitFor(() =>
      expect(within(cover).getByRole('button', { name: 'Replace picture' })).toHaveFocus(),
    );
    expect(calls('POST', /upload/)).toEqual([]);
    // Only a request for a single item counts a view.
    expect(calls('GET', /\/user\/(latest-news|case-analysis|lawfirm-honour)\//)).toEqual([]);
  });

  it('are found by file name and section, in pages, and the search can be cleared', async () => {
    const { user, dialog } = await openDialog();
    await findPictureCount(dialog);
    const field = within(dialog).getByLabelText('Title or file name');
    await user.type(field, 'environment-');
    const radios = () => within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect(radios()[0]).toHaveAccessibleName(/environment-\d+\.webp$/);
    await user.clear(field);
    await user.click(within(dialog).getByRole('combobox', { name: 'Used in' }));
    await user.click(await screen.findByTitle('Banners'));
    expect(radios()[0]).toHaveAccessibleName(/banner-\d\.webp$/);
    await user.type(field, 'no such picture');
    expect(within(dialog).getByText('No picture matches.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveValue('');
    const urlsOfFirstPage = radios().map(({ value }) => value);
    expect(urlsOfFirstPage).toHaveLength(24);
    await user.click(within(dialog).getByRole('listitem', { name: '2' }));
    expect(urlsOfFirstPage).not.toContain(radios()[0]!.value);
  });

  it('can be chosen by keyboard', async () => {
    const { user, cover, dialog } = await openDialog();
    await findPictureCount(dialog);
    const [first, second] = within(dialog).getAllByRole<HTMLInputElement>('radio');
    act(() => first!.focus());
    await user.keyboard('{ArrowDown}');
    expect(second).toBeChecked();
    within(dialog).getByRole('button', { name: 'Use this picture' }).focus();
    await user.keyboard('{Enter}');
    const picture = await within(cover).findByRole('img', { name: 'Cover' });
    expect(picture).toHaveAttribute('src', second!.value);
  });

  it('of the other sections are shown when one section cannot be loaded, which can be retried', async () => {
    backend.injectFault({ path: '/admin/lawyerTeam', status: 500 });
    const { user, dialog } = await openDialog();
    expect(await within(dialog).findByText('Couldn’t load the pictures of Lawyers.')).toBeVisible();
    const count = await findPictureCount(dialog);
    const countBefore = Number.parseInt(count.textContent, 10);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(Number.parseInt(count.textContent, 10)).toBeGreaterThan(countBefore),
    );
    expect(within(dialog).queryByText(/Couldn’t load/)).toBeNull();
  });

  it('are replaced by an empty state when no item has a picture', async () => {
    await backend.reset('none');
    for (const portal of backend.db.portal.all()) {
      backend.db.portal.put({ ...portal, iconUrl: '', environmentList: [] });
    }
    await login('admin', 'admin123');
    const { dialog } = await openDialog();
    expect(await within(dialog).findByText(/^No item has a picture yet/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Use this picture' })).toBeDisabled();
  });

  it('can be inserted into a text', async () => {
    const { user } = await openScreen(FORM);
    const [pictureButton] = await screen.findAllByRole('button', { name: 'Picture' });
    await user.click(pictureButton!);
    const insertDialog = await screen.findByRole('dialog', { name: 'Insert picture' });
    await user.click(within(insertDialog).getByRole('button', { name: 'Reuse a picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose an existing picture' });
    await findPictureCount(dialog);
    const [first] = within(dialog).getAllByRole<HTMLInputElement>('radio');
    await user.click(first!);
    await user.click(within(dialog).getByRole('button', { name: 'Use this picture' }));
    await waitFor(() =>
      expect(within(insertDialog).getByRole('button', { name: 'Insert' })).toBeEnabled(),
    );
    expect(within(insertDialog).getByRole('presentation')).toHaveAttribute('src', first!.value);
  });
});
