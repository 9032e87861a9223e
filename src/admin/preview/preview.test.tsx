import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { findShortNewsItem, openItem } from '../../../scripts/jest/news-edit-screen';
import { mockDialogs } from '../../../scripts/jest/native-dialogs';
import { openScreen } from '../../../scripts/jest/open-screen';

/* oxlint-disable testing-library/no-node-access -- two languages have fields of the same name, and a frame has a document of its own */

startAdmin();
let restoreWidth: () => void;
beforeEach(() => {
  restoreWidth = mockDialogs();
});
afterEach(() => restoreWidth());

const field = (id: string) => document.getElementById(`field-${id}`)!;
const write = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });

async function openForm(path: string, readyFieldId: string) {
  const view = await openScreen(path);
  await waitFor(() => expect(field(readyFieldId)).not.toBeNull());
  return view;
}

const findPreview = () => screen.findByRole('dialog', { name: 'Preview' });

/** Returns the page in the frame of the open preview. */
async function pageOf(dialog: HTMLElement): Promise<HTMLElement> {
  const frame = await within(dialog).findByTitle<HTMLIFrameElement>(/as visitors see it$/);
  const { body } = frame.contentDocument!;
  await waitFor(() => expect(body.querySelector('h1')).not.toBeNull());
  return body;
}

describe('preview of a news item', () => {
  it('names the catalogue of each language version', async () => {
    const item = findShortNewsItem();
    const [, chinese] = backend.db.news.group(item.no);
    const otherCatalogue = backend.db.catalogues
      .all()
      .find(({ id, lang, type }) => lang === 'zh_CN' && type === 0 && id !== chinese!.cataId)!;
    backend.db.news.update(chinese!.id, { cataId: otherCatalogue.id });
    const { user } = await openItem(item.no);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await findPreview();
    const englishPage = within(await pageOf(preview));
    expect(englishPage.getByText(backend.db.catalogues.get(item.cataId)!.name)).toBeInTheDocument();
    await user.click(within(preview).getByRole('radio', { name: /Chinese/ }));
    const chinesePage = within(await pageOf(preview));
    expect(await chinesePage.findByText(otherCatalogue.name)).toBeInTheDocument();
  });
});

describe('preview of a lawyer', () => {
  it('shows the unpublished profile of each language with jobs, professional fields, office and sections, and sends nothing', async () => {
    const [english, chinese] = backend.db.lawyers.group('L-0001');
    const { user } = await openForm(`/admin/people/edit/${english!.id}`, 'email');
    write('versions-en_US-name', 'Lin Zhengyuan, KC');
    write('phoneNumber', '+86 10 5550 0199');
    const before = backend.requests.length;
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await findPreview();
    const dialog = within(preview);
    const profile = within(await pageOf(preview));
    expect(profile.getByRole('heading', { level: 1 })).toHaveTextContent('Lin Zhengyuan, KC');
    expect(profile.getByText('Senior Partner')).toBeInTheDocument();
    expect(profile.getByRole('link', { name: 'Capital Markets' })).toBeInTheDocument();
    expect(profile.getByRole('link', { name: 'Beijing' })).toBeInTheDocument();
    expect(profile.getByRole('link', { name: '+86 10 5550 0199' })).toBeInTheDocument();
    expect(profile.getByRole('heading', { level: 2, name: 'Notable matters' })).toBeInTheDocument();
    await user.click(profile.getByRole('link', { name: 'Beijing' }));
    expect(dialog.getByRole('status')).toHaveTextContent(
      /Links are disabled.*\/people\?officeIds=/,
    );
    await user.click(dialog.getByRole('radio', { name: /Chinese/ }));
    const chinesePage = within(await pageOf(preview));
    await waitFor(() =>
      expect(chinesePage.getByRole('heading', { level: 1 })).toHaveTextContent(chinese!.name),
    );
    expect(chinesePage.getByText('电话')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(before);
    await user.click(dialog.getByRole('button', { name: 'Close preview' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows what is missing in the profile of a new lawyer', async () => {
    const { user } = await openForm('/admin/people/add', 'email');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await findPreview();
    expect(
      await within(preview).findByText('The full name is missing. It is needed to publish.'),
    ).toBeVisible();
    const profile = within(await pageOf(preview));
    expect(profile.getByRole('heading', { level: 1 })).toHaveTextContent('Unnamed');
  });
});

describe('preview of a professional field', () => {
  it('shows the unpublished name in each language, and sends nothing', async () => {
    const [english] = backend.db.professionalFields.all();
    const { user } = await openForm(`/admin/expertise/edit/${english!.id}`, 'versions-zh_CN-name');
    write('versions-en_US-name', `${english!.name} and Courts`);
    write('versions-zh_CN-name', '争议解决');
    const before = backend.requests.length;
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await findPreview();
    const dialog = within(preview);
    const englishPage = within(await pageOf(preview));
    expect(englishPage.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${english!.name} and Courts`,
    );
    expect(englishPage.getByText(/^Updated/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /Chinese/ }));
    const chinesePage = within(await pageOf(preview));
    await waitFor(() =>
      expect(chinesePage.getByRole('heading', { level: 1 })).toHaveTextContent('争议解决'),
    );
    expect(backend.requests).toHaveLength(before);
  });

  it('shows what is missing in a new professional field', async () => {
    const { user } = await openForm('/admin/expertise/add', 'versions-zh_CN-name');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await findPreview();
    const dialog = within(preview);
    expect(await dialog.findByText('The name is missing. It is needed to publish.')).toBeVisible();
    expect(dialog.getByText('No text yet.')).toBeVisible();
    const page = within(await pageOf(preview));
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Untitled');
  });
});
