import { expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startAdmin } from '../../../../scripts/jest/backend';
import { AdminTheme } from '@/admin/theme/admin-theme';
import { NewTableDialog } from './new-table-dialog';
import { newTable } from './table-edits';

startAdmin();

test('Enter creates a table of the typed size, with at most twenty columns', async () => {
  i18n.loadAndActivate({ locale: 'en_US', locales: 'en-US', messages: {} });
  const onCreate = jest.fn();
  const user = userEvent.setup();
  render(
    <I18nProvider i18n={i18n}>
      <AdminTheme>
        <NewTableDialog onCreate={onCreate} onCancel={() => undefined} />
      </AdminTheme>
    </I18nProvider>,
  );
  const rowCountInput = screen.getByLabelText('Rows');
  await user.clear(rowCountInput);
  await user.type(rowCountInput, '5');
  const columnCountInput = screen.getByLabelText('Columns');
  await user.clear(columnCountInput);
  await user.type(columnCountInput, '25');
  // Not handled by the browser too, which would press the button that the next dialog focuses.
  expect(fireEvent.keyDown(columnCountInput, { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(onCreate).toHaveBeenCalledWith(newTable(5, 20, true));
});
