import { expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { TableCells } from './table-cells';
import { useTableEditing } from './use-table-editing';

function EditedTable({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null);
  const editing = useTableEditing(html, content);
  return (
    <div ref={content}>
      <TableCells editing={editing} />
    </div>
  );
}

it('the table dialog shows header cells of the first row as column headers, and of other rows as row headers', () => {
  i18n.loadAndActivate({ locale: 'en_US', locales: 'en-US', messages: {} });
  const html =
    '<table><thead><tr><th>Court</th><th>Fee</th></tr></thead><tbody><tr><th>High Court</th><td>10</td></tr></tbody></table>';
  render(
    <I18nProvider i18n={i18n}>
      <EditedTable html={html} />
    </I18nProvider>,
  );
  const columnHeaders = screen.getAllByRole('columnheader');
  expect(columnHeaders.map(({ textContent }) => textContent)).toEqual(['Court', 'Fee']);
  expect(screen.getByRole('rowheader')).toHaveTextContent('High Court');
});
