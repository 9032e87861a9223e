import { expect, it } from '@jest/globals';
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

/** Changes the interface language, as the menu does. */
const changeLocale = (locale: Locale) => act(() => setLocale(locale, { reload: false }));

/** Waits until the fields show these messages, in English and then in Chinese; the screen is left in Chinese. */
async function expectFieldErrors(
  findFields: () => HTMLElement[],
  messages: (ReturnType<typeof localized> | '')[],
): Promise<void> {
  for (const locale of ['en_US', 'zh_CN'] as const) {
    changeLocale(locale);
    await waitFor(() =>
      expect(findFields().map(readFieldError)).toEqual(
        messages.map((message) => message && message[locale]),
      ),
    );
  }
}

it.each(FORMS)(
  '$name shows validation errors under its fields, in the interface language',
  async (form) => {
    const { user } = await openScreenIn('en_US', form.preparePath(backend));
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
    changeLocale('zh_CN');
    const readMessage = (id: string) => [id, readFieldError(field(id))];
    await waitFor(() =>
      expect(visibleErrors.map(([id]) => readMessage(id))).toEqual(
        visibleErrors.map(([id, , messages]) => [id, messages.zh_CN]),
      ),
    );
    expect(findMutations()).toEqual([]);
  },
);

it.each([
  ['job', '/admin/people/job', 'Add a job'],
  ['catalogue', '/admin/articles/news/folder', 'Add a catalogue'],
])(
  'the dialog of a %s shows validation errors below its name fields, in the interface language',
  async (_, path, addButtonName) => {
    const { user } = await openScreenIn('en_US', path);
    await user.click(await screen.findByRole('button', { name: addButtonName }));
    const findDialog = () => screen.getByRole('dialog');
    const findNameFields = () => within(findDialog()).getAllByRole<HTMLInputElement>('textbox');
    const send = () => user.click(within(findDialog()).getAllByRole('button').at(-1)!);
    await screen.findByRole('dialog');
    await send();
    await waitFor(() => expect(findNameFields()[0]).toHaveAttribute('aria-invalid', 'true'));
    await expectFieldErrors(findNameFields, [NO_NAME_MESSAGE, '']);
    await user.click(within(findDialog()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getAllByRole('button', { name: /^重命名/ })[0]!);
    await screen.findByRole('dialog');
    for (const name of findNameFields()) await user.clear(name);
    await send();
    await expectFieldErrors(findNameFields, [NAME_MESSAGE, NAME_MESSAGE]);
    expect(findMutations()).toEqual([]);
  },
);

it('the password dialog shows validation errors under its fields, in the interface language', async () => {
  const { user } = await openScreenIn('en_US', '/admin/site/status');
  await chooseProfileMenuItem(user, 'Change password');
  const dialog = await screen.findByRole('dialog');
  const fields = ['Current password', 'New password', /^Confirm new password/].map((label) =>
    within(dialog).getByLabelText(label),
  );
  const [currentPassword, newPassword, repeatedPassword] = fields;
  const send = () => user.click(within(dialog).getAllByRole('button').at(-1)!);
  await send();
  await expectFieldErrors(
    () => fields,
    [
      localized('Enter your current password.', '请输入原密码。'),
      localized('Enter a new password.', '请输入新密码。'),
      localized('Enter the new password again.', '请再次输入新密码。'),
    ],
  );
  for (const passwordField of [currentPassword, newPassword])
    await user.type(passwordField!, 'autumn');
  await user.type(repeatedPassword!, 'winter');
  await send();
  await expectFieldErrors(
    () => fields,
    [
      '',
      localized('The new password must differ from the current one.', '新密码不能与原密码相同。'),
      localized('The passwords do not match.', '两次输入的新密码不一致。'),
    ],
  );
  for (const input of [newPassword, repeatedPassword])
    expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(findMutations()).toEqual([]);
});

it('an edit form translates its validation errors when the interface language changes, also in the summary', async () => {
  const { user } = await openScreenIn('en_US', '/admin/articles/news/edit');
  await waitFor(() => expect(field('versions-en_US-title')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await expectFieldErrors(
    () => [field('versions-en_US-title'), field('cataNo')],
    [NO_TITLE_MESSAGE, CATALOGUE_MESSAGE],
  );
  const summary = screen.getByText(NO_TITLE_MESSAGE.zh_CN, {
    selector: '[role="alert"] *',
    exact: false,
  });
  expect(summary).toBeVisible();
});
