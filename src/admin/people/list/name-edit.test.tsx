import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { backend, calls, startAdmin } from '../../../../scripts/jest/backend';
import { openScreen } from '../../../../scripts/jest/open-screen';

startAdmin();

it('the names of a lawyer are edited in the row, and everything else is sent as it is stored', async () => {
  const before = backend.db.lawyers.group('L-0001');
  const { user } = await openScreen('/admin/people/list');
  const row = await screen.findByRole('row', { name: /Lin Zhengyuan/ });
  await user.click(within(row).getByRole('button', { name: /^Edit name/ }));
  const english = await within(row).findByRole('textbox', { name: 'Full name (English)' });
  await user.clear(english);
  await user.type(english, 'Lin Zheng-Yuan{Enter}');
  expect(await screen.findByRole('link', { name: 'Lin Zheng-Yuan' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument());
  expect(calls('PUT', '/admin/lawyerTeam')).toHaveLength(1);
  expect(backend.db.lawyers.group('L-0001')).toEqual(
    before.map((version) => ({
      ...version,
      name: version.lang === 'en_US' ? 'Lin Zheng-Yuan' : version.name,
    })),
  );
});
