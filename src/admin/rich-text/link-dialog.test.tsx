import { expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import Quill from 'quill';
import { startAdmin } from '../../../scripts/jest/backend';
import { AdminTheme } from '@/admin/theme/admin-theme';
import { LinkDialog } from './link-dialog';

startAdmin();

test('Enter in the address adds the link, and no line to the text that has the focus then', () => {
  i18n.loadAndActivate({ locale: 'en_US', locales: 'en-US', messages: {} });
  const quill = new Quill(document.createElement('div'));
  quill.setText('here');
  const onClose = jest.fn();
  render(
    <I18nProvider i18n={i18n}>
      <AdminTheme>
        <LinkDialog quill={quill} range={{ index: 0, length: 4, address: '' }} onClose={onClose} />
      </AdminTheme>
    </I18nProvider>,
  );
  const address = screen.getByLabelText('Address');
  fireEvent.change(address, { target: { value: 'www.example.com' } });
  expect(fireEvent.keyDown(address, { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(onClose).toHaveBeenCalled();
  expect(quill.getFormat(0, 4)).toEqual({ link: 'https://www.example.com' });
});
