import { expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { FindPanel } from './find-panel';
import { makeQuill } from './quill-setup';

test('Escape closes the find panel, unless it ends the composition of a text', () => {
  i18n.loadAndActivate({ locale: 'en_US', locales: 'en-US', messages: {} });
  const quill = makeQuill(document.createElement('div'), '<p>a</p>');
  const onClose = jest.fn();
  render(
    <I18nProvider i18n={i18n}>
      <FindPanel quill={quill} focusRequestCount={1} language={null} onClose={onClose} />
    </I18nProvider>,
  );
  const searchField = screen.getByRole('textbox', { name: 'Find' });
  fireEvent.keyDown(searchField, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(searchField, { key: 'Escape' });
  expect(onClose).toHaveBeenCalled();
});
