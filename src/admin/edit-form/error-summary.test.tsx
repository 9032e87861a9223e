import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';

startAdmin();

it('the error summary comes after the fields, and its button “1 issue” collapses and expands the list', async () => {
  const { user } = await openScreen('/admin/banner/list?edit=new', { width: 1440 });
  const [title] = await screen.findAllByRole('textbox', { name: 'Title' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  expect(title?.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const countButton = within(summary).getByRole('button', { name: '1 issue' });
  expect(countButton).toHaveAttribute('aria-expanded', 'true');
  expect(within(summary).getAllByRole('listitem')).toHaveLength(1);
  await user.click(countButton);
  expect(countButton).toHaveAttribute('aria-expanded', 'false');
  expect(within(summary).queryByRole('listitem')).toBeNull();
  await user.click(countButton);
  await user.click(within(summary).getByRole('button', { name: /title/ }));
  await waitFor(() => expect(title).toHaveFocus());
  // On a wide screen, the list remains for the next issue.
  expect(countButton).toHaveAttribute('aria-expanded', 'true');
});

it('the error summary asks for no fixes when the item was deleted while it was published', async () => {
  const banner = backend.db.banners.all().find(({ lang }) => lang === 'en_US')!;
  const { user } = await openScreen(`/admin/banner/list?edit=${banner.id}`);
  fireEvent.change(await screen.findByDisplayValue(banner.title), { target: { value: 'Changed' } });
  backend.server.use(
    http.put('http://localhost/api/admin/banner', async ({ request }) => {
      const response = await backend.handle(request);
      backend.db.banners.remove(banner.id);
      return response;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const summary = await screen.findByRole('alert', { name: 'Not published' });
  expect(summary).toHaveTextContent('This item was deleted after you opened it.');
  expect(summary).not.toHaveTextContent('Fix these issues');
  expect(within(summary).getByRole('button', { name: 'Publish as a new item' })).toBeEnabled();
});
