import { expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import { makeQuill } from './quill-setup';
import { useFormats } from './use-formats';
import { useTextTools } from './use-text-tools';

test.each([
  ['en_US', 'Align right', 'right'],
  ['ar_SA', 'Align left', 'left'],
])(
  'the toolbar of a text in %s aligns paragraphs to the side that is not the default',
  (language, name, side) => {
    i18n.loadAndActivate({ locale: 'en_US', locales: 'en-US', messages: {} });
    const quill = makeQuill(
      document.body.appendChild(document.createElement('div')),
      '<p>text</p>',
    );
    // jsdom has no layout, into which Quill scrolls the cursor.
    Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });
    quill.setSelection(0);
    const noop = () => undefined;
    const handlers = {
      ...{ onLink: noop, onPicture: noop, onInsertTable: noop },
      ...{ onInsertDivider: noop, onFind: noop, onOpenHtmlView: noop },
    };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <ContentLanguageContext value={language}>{children}</ContentLanguageContext>
      </I18nProvider>
    );
    const { result } = renderHook(() => useTextTools(quill, useFormats(quill), handlers), {
      wrapper,
    });
    const alignTools = result.current.groups.flat().filter((tool) => tool.name.startsWith('Align'));
    expect(alignTools.map((tool) => tool.name)).toEqual(['Align center', name]);
    act(() => alignTools[1]?.onClick());
    expect(quill.getFormat(0)).toEqual({ align: side });
  },
);
