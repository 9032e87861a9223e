import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../scripts/jest/backend';
import {
  CATALOGUE_MESSAGE,
  field,
  FORMS,
  localized,
  NO_TITLE_MESSAGE,
  writeField,
} from '../../scripts/jest/admin-forms';
import { openScreen } from '../../scripts/jest/open-screen';
import { chooseProfileMenuItem } from '../../scripts/jest/profile-menu';
import { setLocale } from '@/i18n/locale-store';
import type { Locale } from '@/i18n/locales';

startAdmin();

const NAME_MESSAGE = localized('Enter a name.', '请填写名称。');
const NO_NAME_MESSAGE = localized(
  'Enter a name in at least one language.',
  '请至少填写一种语言的名称。',
);

/**
 * Returns the message under a field: the text of the error element that its `aria-describedby` names, if it is
 * rendered.
 */
function readFieldError(control: Element): string | undefined {
  const descriptionIds = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const errorId = descriptionIds.find((id) => id.endsWith('-error'));
  return errorId && (document.getElementById(errorId)?.textContent ?? '').trim();
}

/** Returns the mutations that were sent, except the login. */
const findMutations = () =>
  backend.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/login'));

/** Opens a screen in an interface language. */
async function openScreenIn(locale: Locale, path: string) {
  setLocale(locale, { reload: false });
  return await openScreen(path);
}

const LOCALES = ['en_US', 'zh_CN'] as const;

it.each(FORMS)(
  '$name shows validation errors under its fields, in the interface language',
  async (form) => {
    const { user } = await openScreenIn('en_US', form.open(backend));
    await waitFor(() => expect(field(form.firstFieldId)).not.toBeNull());
    await form.prepare?.(user);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    for (const [id, textToType, messages] of form.expectedMessages) {
      if (textToType !== null) writeField(id, textToType);
      await waitFor(() => expect([id, readFieldError(field(id))]).toEqual([id, messages.en_US]));
      expect(field(id)).toHaveAttribute('aria-invalid', 'true');
    }
    // A later input may have changed the error of an earlier field.
    const visibleErrors = form.expectedMessages.filter(
      ([id, , messages]) => readFieldError(field(id)) === messages.en_US,
    );
    expect(visibleErrors).not.toEqual([]);
    act(() => setLocale('zh_CN', { reload: false }));
    const readMessage = (id: string) => [id, readFieldError(field(id))];
    await waitFor(() =>
      expect(visibleErrors.map(([id]) => readMessage(id))).toEqual(
        visibleErrors.map(([id, , messages]) => [id, messages.zh_CN]),
      ),
    );
    expect(findMutations()).toEqual([]);
  },
);

describe.each(LOCALES)('admin form in %s', (locale) => {
  it.each([
    ['job', '/admin/people/job', /^(Add a job|新增职务)$/],
    ['catalogue', '/admin/articles/news/folder', /^(Add a catalogue|新增栏目)$/],
  ] as const)(
    'shows validation errors below the name fields of a %s',
    async (_, path, addButtonName) => {
      const { user } = await openScreenIn(locale, path);
      await user.click(await screen.findByRole('button', { name: addButtonName }));
      const findDialog = () => screen.getByRole('dialog');
      const findNameFields = () => within(findDialog()).getAllByRole<HTMLInputElement>('textbox');
      const send = () => user.click(within(findDialog()).getAllByRole('button').at(-1)!);
      await screen.findByRole('dialog');
      await send();
      await waitFor(() => expect(findNameFields()[0]).toHaveAttribute('aria-invalid', 'true'));
      expect(findNameFields().map(readFieldError)).toEqual([NO_NAME_MESSAGE[locale], '']);
      await user.click(within(findDialog()).getByRole('button', { name: /^(Cancel|取消)$/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.click(screen.getAllByRole('button', { name: /^(Rename|重命名)/ })[0]!);
      await screen.findByRole('dialog');
      for (const name of findNameFields()) await user.clear(name);
      await send();
      await waitFor(() =>
        expect(findNameFields().map(readFieldError)).toEqual([
          NAME_MESSAGE[locale],
          NAME_MESSAGE[locale],
        ]),
      );
      expect(findMutations()).toEqual([]);
    },
  );

  it('shows validation errors under the fields of the password dialog', async () => {
    const { user } = await openScreenIn(locale, '/admin/site/status');
    const name = /^(Change password|修改密码)$/;
    await chooseProfileMenuItem(user, name);
    const dialog = await screen.findByRole('dialog');
    const fields = [
      /^(Current password|原密码)/,
      /^(New password|新密码)$/,
      /^Confirm new password|确认新密码/,
    ].map((label) => within(dialog).getByLabelText(label));
    const [currentPassword, newPassword, repeatedPassword] = fields;
    const send = () => user.click(within(dialog).getByRole('button', { name }));
    await send();
    expect(fields.map(readFieldError)).toEqual(
      [
        localized('Enter your current password.', '请输入原密码。'),
        localized('Enter a new password.', '请输入新密码。'),
        localized('Enter the new password again.', '请再次输入新密码。'),
      ].map((messages) => messages[locale]),
    );
    for (const passwordField of [currentPassword, newPassword])
      await user.type(passwordField!, 'autumn');
    await user.type(repeatedPassword!, 'winter');
    await send();
    expect(fields.map(readFieldError)).toEqual([
      '',
      localized('The new password must differ from the current one.', '新密码不能与原密码相同。')[
        locale
      ],
      localized('The passwords do not match.', '两次输入的新密码不一致。')[locale],
    ]);
    for (const input of [newPassword, repeatedPassword])
      expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(findMutations()).toEqual([]);
  });
});

describe('admin form after a change of the interface language', () => {
  const switchToChinese = () => act(() => setLocale('zh_CN', { reload: false }));

  it('translates the validation errors under the fields and in the summary of an edit form', async () => {
    const { user } = await openScreenIn('en_US', '/admin/articles/news/edit');
    await waitFor(() => expect(field('versions-en_US-title')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const readTitleError = () => readFieldError(field('versions-en_US-title'));
    await waitFor(() => expect(readTitleError()).toBe(NO_TITLE_MESSAGE.en_US));
    switchToChinese();
    await waitFor(() => expect(readTitleError()).toBe(NO_TITLE_MESSAGE.zh_CN));
    expect(readFieldError(field('cataNo'))).toBe(CATALOGUE_MESSAGE.zh_CN);
    const summary = screen.getByText(NO_TITLE_MESSAGE.zh_CN, {
      selector: '[role="alert"] *',
      exact: false,
    });
    expect(summary).toBeVisible();
  });

  it.each([
    ['jobs', '/admin/people/job', 'Add a job'],
    ['catalogues', '/admin/articles/news/folder', 'Add a catalogue'],
  ])(
    'translates the validation errors below the name fields of %s',
    async (_, path, addButtonName) => {
      const { user } = await openScreenIn('en_US', path);
      await user.click(await screen.findByRole('button', { name: addButtonName }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getAllByRole('button').at(-1)!);
      expect(await screen.findByText(NO_NAME_MESSAGE.en_US)).toBeVisible();
      switchToChinese();
      expect(await screen.findByText(NO_NAME_MESSAGE.zh_CN)).toBeVisible();
    },
  );

  it('translates the validation errors of the password dialog', async () => {
    const { user } = await openScreenIn('en_US', '/admin/site/status');
    await chooseProfileMenuItem(user, 'Change password');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Enter a new password.')).toBeVisible();
    switchToChinese();
    expect(await screen.findByText('请输入新密码。')).toBeVisible();
  });
});
