import { beforeAll, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import { TableCells } from './table-cells';
import { removeRow } from './table-edits';
import { TableTools } from './table-tools';
import { useTableEditing } from './use-table-editing';

beforeAll(() => i18n.loadAndActivate({ locale: 'en_US', locales: 'en-US', messages: {} }));

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

it('the table dialog shows a header cell with the scope of a row as a row header, and those of a second header row as column headers', () => {
  const { rerender } = render(
    <I18nProvider i18n={i18n}>
      <EditedTable
        key="row"
        html='<table><tbody><tr><th scope="row">High Court</th><td>10</td></tr></tbody></table>'
      />
    </I18nProvider>,
  );
  expect(screen.getByRole('rowheader')).toHaveTextContent('High Court');
  rerender(
    <I18nProvider i18n={i18n}>
      <EditedTable
        key="rows"
        html="<table><thead><tr><th>Fees</th></tr><tr><th>2026</th></tr></thead></table>"
      />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

it('the table toolbar aligns a cell, and removes its alignment for the side on which text begins', () => {
  const content = { current: null };
  const html = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  function Tools() {
    const editing = useTableEditing(html, content);
    const [cell] = editing.table.rows[0]?.cells ?? [];
    return (
      <>
        <TableTools editing={editing} onLink={() => undefined} />
        <output>{cell?.style.textAlign}</output>
      </>
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <ContentLanguageContext value="ar_SA">
        <Tools />
      </ContentLanguageContext>
    </I18nProvider>,
  );
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name, pressed: true })).toBeVisible();
    return screen.getByRole('status').textContent;
  };
  expect(screen.getByRole('button', { name: 'Align right', pressed: true })).toBeVisible();
  expect(press('Align left')).toBe('left');
  expect(press('Align center')).toBe('center');
  expect(press('Align right')).toBe('');
});

it.each([
  ['en_US', 'start', 'Align left'],
  ['en_US', 'end', 'Align right'],
  ['ar_SA', 'start', 'Align right'],
  ['ar_SA', 'end', 'Align left'],
])(
  'in content in %s, the table toolbar shows a cell with the alignment “%s” as “%s”',
  (lang, alignment, name) => {
    const content = { current: null };
    const html = `<table><tbody><tr><td style="text-align: ${alignment}">a</td></tr></tbody></table>`;
    function Tools() {
      return <TableTools editing={useTableEditing(html, content)} onLink={() => undefined} />;
    }
    render(
      <I18nProvider i18n={i18n}>
        <ContentLanguageContext value={lang}>
          <Tools />
        </ContentLanguageContext>
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name, pressed: true })).toBeVisible();
  },
);

it('undoing a change of a table removes its announcement', () => {
  const html = '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>';
  const { result } = renderHook(() => useTableEditing(html, { current: null }));
  act(() => result.current.apply((table) => removeRow(table, 0), 'Row deleted.'));
  expect(result.current.table.rows).toHaveLength(1);
  expect(result.current.announcement).toBe('Row deleted.');
  act(() => result.current.undo?.());
  expect(result.current.table.rows).toHaveLength(2);
  expect(result.current.announcement).toBe('');
});

it('Escape and Tab leave a table cell, unless they belong to the composition of a text', () => {
  // jsdom has no layout, into which Quill scrolls the cursor.
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });
  render(
    <I18nProvider i18n={i18n}>
      <EditedTable html="<table><tbody><tr><td>a</td></tr></tbody></table>" />
    </I18nProvider>,
  );
  for (const key of ['Escape', 'Tab']) {
    fireEvent.keyDown(screen.getByRole('gridcell'), { key: 'Enter' });
    const cellText = screen.getByRole('textbox', { name: 'Cell text' });
    fireEvent.keyDown(cellText, { key, isComposing: true });
    expect(cellText).toBeInTheDocument();
    fireEvent.keyDown(cellText, { key });
    expect(cellText).not.toBeInTheDocument();
  }
});
