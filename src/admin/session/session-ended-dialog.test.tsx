import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { readDraft } from '../../../scripts/jest/drafts';
import { openScreen } from '../../../scripts/jest/open-screen';
import { login } from '@/api/admin/login';
import { startSession } from '@/api/admin/session';

/* oxlint-disable testing-library/no-node-access -- two languages have fields of the same name: they are found by id */

startBackend();

const LIST = '/admin/banner/list';
const TYPED_TITLE = 'Typed before the session ended';
const banner = () => backend.db.banners.all().find(({ lang }) => lang === 'en_US')!;
const editPath = () => `${LIST}?edit=${banner().id}`;
const readDraftOf = (user: string) => readDraft({ user, item: `banners/${banner().id}` });
const findTitleField = () =>
  waitFor(() => {
    const field = document.getElementById('field-versions-en_US-title');
    expect(field).not.toBeNull();
    return field as HTMLTextAreaElement;
  });
const findDialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const waitUntilClosed = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull(),
  );

type StoredSession = Record<'lawfirm_token' | 'lawfirm_account', string | null>;

function readSession(): StoredSession {
  const read = (key: string) => localStorage.getItem(key);
  return { lawfirm_token: read('lawfirm_token'), lawfirm_account: read('lawfirm_account') };
}

/** Stores a session as another tab does, or ends it, and notifies this tab. */
function storeInOtherTab(storedSession: StoredSession | null): void {
  for (const [key, value] of Object.entries(
    storedSession ?? { lawfirm_token: null, lawfirm_account: null },
  ))
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'lawfirm_token' }));
  });
}

async function logInInDialog(user: UserEvent, account: string): Promise<void> {
  const form = within(await findDialog());
  await user.clear(await form.findByLabelText('Account'));
  await user.type(form.getByLabelText('Account'), account);
  await user.type(form.getByLabelText('Password'), `${account}123{Enter}`);
  await waitUntilClosed();
}

/** Opens a form as the administrator, types into it, and ends the session in another tab. */
async function typeAndEndSession(start: () => unknown = () => login('admin', 'admin123')) {
  await start();
  const view = await openScreen(editPath());
  await screen.findByRole('button', { name: 'Wang Li' });
  const field = await findTitleField();
  fireEvent.change(field, { target: { value: TYPED_TITLE } });
  const requestCount = backend.requests.length;
  storeInOtherTab(null);
  await findDialog();
  return { ...view, field, requestCount };
}

describe('the dialog after a session has ended in another tab', () => {
  it('keeps the form and fills in the account, and closes after a login of the same account', async () => {
    const { user, href, field } = await typeAndEndSession();
    expect(href()).toBe(editPath());
    const form = within(await findDialog());
    expect(await form.findByLabelText('Account')).toHaveValue('admin');
    await waitFor(() => expect(form.getByLabelText('Password')).toHaveFocus());
    await logInInDialog(user, 'admin');
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue(TYPED_TITLE);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(banner().title).toBe(TYPED_TITLE));
  });

  it('sends nothing while it is open, and does not publish', async () => {
    const { user, requestCount } = await typeAndEndSession();
    await within(await findDialog()).findByLabelText('Account');
    await user.keyboard('{Control>}{Enter}{/Control}');
    fireEvent.click(screen.getByRole('button', { name: 'Publish', hidden: true }));
    await waitFor(async () => expect(await readDraftOf('admin')).not.toEqual({}));
    expect(backend.requests.slice(requestCount)).toEqual([]);
    await logInInDialog(user, 'admin');
    expect(await findTitleField()).toHaveValue(TYPED_TITLE);
    expect(banner().title).not.toBe(TYPED_TITLE);
  });

  it('closes when another tab logs in to the same account', async () => {
    await login('admin', 'admin123');
    const newSession = readSession();
    const { field } = await typeAndEndSession();
    storeInOtherTab(newSession);
    await waitUntilClosed();
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue(TYPED_TITLE);
  });

  it.each(['in the dialog', 'in the other tab'])(
    'saves the draft of the first account when another account logs in %s',
    async (where) => {
      await login('editor', 'editor123');
      const editor = readSession();
      const { user, field, href } = await typeAndEndSession();
      if (where === 'in the dialog') await logInInDialog(user, 'editor');
      else storeInOtherTab(editor);
      await waitUntilClosed();
      expect(await screen.findByRole('button', { name: 'Emma Hughes' })).toBeVisible();
      expect(href()).toBe(editPath());
      expect(field).not.toBeInTheDocument();
      expect(await findTitleField()).toHaveValue(banner().title);
      expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
      await waitFor(async () =>
        expect(await readDraftOf('admin')).toMatchObject({
          en_US: { changes: [{ value: TYPED_TITLE }] },
        }),
      );
      expect(await readDraftOf('editor')).toEqual({});
    },
  );

  it('saves the draft before it redirects to the login screen', async () => {
    const { user, href } = await typeAndEndSession();
    await user.click(within(await findDialog()).getByRole('button', { name: 'Go to login' }));
    await waitFor(() =>
      expect(href()).toBe(`/admin-login?redirect=${encodeURIComponent(editPath())}`),
    );
    expect(await readDraftOf('admin')).toMatchObject({
      en_US: { changes: [{ value: TYPED_TITLE }] },
    });
    expect(await screen.findByLabelText('Account')).toHaveValue('admin');
    await user.type(screen.getByLabelText('Password'), 'admin123{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await findTitleField()).toHaveValue(TYPED_TITLE);
  });

  it('keeps the form after a login of the account in the profile when this browser has not seen the first login', async () => {
    const { user, field } = await typeAndEndSession(() => startSession(backend.tokenFor('admin')));
    await logInInDialog(user, 'admin');
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue(TYPED_TITLE);
  });
});
