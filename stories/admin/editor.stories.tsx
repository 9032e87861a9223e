import type Quill from 'quill';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import ReactQuill from 'react-quill';
import { screen, userEvent } from 'storybook/test';
import { FindPanel } from '../../src/admin/rich-text/find-panel';
import { LinkDialog } from '../../src/admin/rich-text/link-dialog';
import { prepareForEditor } from '../../src/admin/rich-text/prepare-for-editor';
import type { PictureTask } from '../../src/admin/rich-text/picture-task';
import { FORMATS, quillModules } from '../../src/admin/rich-text/quill-setup';
import { TaskDialog, type EditorTask } from '../../src/admin/rich-text/task-dialog';

export default { title: 'Admin components/Editor' };

const TEXT = '<p>We advise on <a href="/expertise">cross-border</a> work.</p>';
const LONG_TEXT = 'A very long sentence about a matter that went through every court there is. ';
const ARABIC = '<p>نقدم المشورة عبر الحدود منذ عام 1987.</p>';
const noop = () => undefined;

interface EditorWithTextProps {
  html?: string;
  children: (quill: Quill) => ReactNode;
}

/** Renders an editor with a text, and a dialog or panel for it. */
function EditorWithText({ html = TEXT, children }: EditorWithTextProps) {
  const [quill, setQuill] = useState<Quill>();
  const modules = useMemo(() => quillModules(noop), []);
  const storeEditor = useCallback(
    (component: ReactQuill | null) => setQuill(component?.editor),
    [],
  );
  return (
    <>
      <ReactQuill
        ref={storeEditor}
        theme="default"
        defaultValue={prepareForEditor(html).editorHtml}
        useSemanticHTML={false}
        modules={modules}
        formats={FORMATS}
      />
      {quill && children(quill)}
    </>
  );
}

const renderLinkDialog = (index: number, length: number, address = '') => (
  <EditorWithText>
    {(quill) => <LinkDialog quill={quill} range={{ index, length, address }} onClose={noop} />}
  </EditorWithText>
);
const renderTaskDialog = (task: EditorTask, language = 'en_US') => (
  <EditorWithText>
    {(quill) => <TaskDialog {...{ quill, task, language }} onClose={noop} />}
  </EditorWithText>
);
const renderPictureDialog = (task: Omit<PictureTask, 'type' | 'index'>) =>
  renderTaskDialog({ type: 'picture', index: 0, ...task });
const renderBlockDialog = (type: 'table' | 'html', html: string, language?: string) =>
  renderTaskDialog({ type, index: 0, html }, language);
const createTableHtml = (cell: string) =>
  `<table><caption>Fees</caption><thead><tr><th>Court</th><th>Fee</th></tr></thead><tbody><tr><td>${cell}</td><td>100</td></tr><tr><td colspan="2">${cell}</td></tr></tbody></table>`;
const findPanelStory = (query: string, html?: string, language = 'en_US') => ({
  render: () => (
    <EditorWithText {...(html && { html })}>
      {(quill) => (
        <FindPanel quill={quill} focusRequestCount={1} language={language} onClose={noop} />
      )}
    </EditorWithText>
  ),
  play: async () => {
    const [field] = await screen.findAllByRole('textbox');
    if (field && query) await userEvent.type(field, query);
  },
});

export const LinkFromSelection = () => renderLinkDialog(0, 9);
/** Without a selection, the dialog also has a field for the link text. */
export const LinkWithText = () => renderLinkDialog(0, 0);
/** The cursor is in a link. */
export const LinkExisting = () => renderLinkDialog(13, 12, '/expertise');
export const LinkInvalid = {
  render: () => renderLinkDialog(0, 9),
  play: async () => {
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, 'no address{Enter}');
  },
};
export const NewPicture = () => renderPictureDialog({});
export const ExistingPicture = () =>
  renderPictureDialog({
    existingPicture: { url: '/files/seed/cover-01.webp', alt: 'An office', caption: 'Beijing' },
  });
export const PictureLongTexts = () =>
  renderPictureDialog({
    existingPicture: {
      url: '/files/seed/cover-01.webp',
      alt: LONG_TEXT.repeat(6),
      caption: LONG_TEXT.repeat(3),
    },
  });
export const PictureFileEmpty = () =>
  renderPictureDialog({ file: new File([], 'office.png', { type: 'image/png' }) });
export const FindWithoutQuery = findPanelStory('');
export const FindResults = findPanelStory('cross');
export const FindNoResults = findPanelStory('domestic');
export const FindLongText = findPanelStory('court', `<p>${LONG_TEXT.repeat(12)}</p>`);
export const FindRightToLeft = findPanelStory('1987', ARABIC, 'ar_SA');
export const TableNew = () => renderTaskDialog({ type: 'new-table', index: 0 });
export const Table = () => renderBlockDialog('table', createTableHtml('Beijing'));
export const TableLong = () => renderBlockDialog('table', createTableHtml(LONG_TEXT.repeat(3)));
export const TableRightToLeft = () => renderBlockDialog('table', createTableHtml('بكين'), 'ar_SA');
export const HtmlBlock = () =>
  renderBlockDialog('html', '<details><summary>More</summary>Text</details>');
export const HtmlBlockEmpty = () => renderBlockDialog('html', '');
export const HtmlBlockLong = () =>
  renderBlockDialog('html', `<aside><p>${LONG_TEXT.repeat(30)}</p></aside>`);
export const HtmlBlockRightToLeft = () => renderBlockDialog('html', ARABIC, 'ar_SA');
