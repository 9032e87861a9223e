import { expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { CellEditor, type CellEditorHandle } from './cell-editor';

it('a paste in a table cell announces the pictures and tracked deletions that it left out', async () => {
  i18n.loadAndActivate({ locale: 'en_US', locales: 'en-US', messages: {} });
  // jsdom has no layout, into which Quill scrolls the pasted text.
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });
  let handle: CellEditorHandle | undefined;
  render(
    <I18nProvider i18n={i18n}>
      <App>
        <CellEditor
          html=""
          onReady={(ready) => {
            handle = ready ?? handle;
          }}
        />
      </App>
    </I18nProvider>,
  );
  const html =
    '<p>Fee <img src="file:///c:/a.png"><img src="file:///c:/b.png"><del datetime="2026-03-02T10:12">old</del></p>';
  act(() => handle?.quill.clipboard.onPaste({ index: 0, length: 0 }, { html }));
  expect(
    await screen.findByText('Pasted: 2 pictures not included. Add them outside the table.'),
  ).toBeVisible();
  expect(screen.getByText('Pasted: 1 tracked deletion not included.')).toBeVisible();
  expect(handle?.contentHtml()).toBe('Fee');
});
