import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { chooseProfileMenuItem } from '../../../scripts/jest/profile-menu';
import { login } from '@/api/admin/login';
import { setLocale } from '@/i18n/locale-store';

startAdmin();

const mutations = (path: string) =>
  backend.requests.filter((request) => request.method === 'PUT' && request.path === `/api${path}`);

async function openProfileDialog(item: string) {
  const { user } = await openScreen('/admin/site/status');
  await chooseProfileMenuItem(user, item);
  return { user, dialog: await screen.findByRole('dialog') };
}

async function submitPasswordDialog(passwords: [old: string, changed: string, repeated: string]) {
  const { user, dialog } = await openProfileDialog('Change password');
  const fields = ['Current password', 'New password', 'Confirm new password'].map((name) =>
    within(dialog).getByLabelText(name),
  );
  for (const [index, field] of fields.entries()) {
    if (passwords[index]) await user.type(field, passwords[index]);
  }
  const send = () => user.click(within(dialog).getByRole('button', { name: /^(Change|Try)/ }));
  await send();
  return { dialog, user, fields, send };
}

it('the password dialog shows each error at its field and sends nothing', async () => {
  const { dialog, fields, user, send } = await submitPasswordDialog(['admin123', 'admin123', '']);
  const [, newPassword, repeatedPassword] = fields;
  expect(newPassword).toHaveAccessibleDescription(
    /The new password must differ from the current one/,
  );
  expect(repeatedPassword).toHaveAccessibleDescription(/Enter the new password again/);
  await waitFor(() => expect(newPassword).toHaveFocus());
  const [, showButton] = within(dialog).getAllByRole('button', { name: 'Show' });
  await user.click(showButton!);
  expect(newPassword).toHaveAttribute('type', 'text');
  await user.type(newPassword!, '4');
  await user.type(repeatedPassword!, 'admin123');
  await send();
  expect(repeatedPassword).toHaveAccessibleDescription(/passwords do not match/);
  expect(mutations('/admin/modify-password')).toEqual([]);
});

it('the password dialog shows a rejected old password at its field and keeps the input', async () => {
  const { fields } = await submitPasswordDialog(['wrong', 'autumn', 'autumn']);
  const [oldPassword, newPassword] = fields;
  await waitFor(() =>
    expect(oldPassword).toHaveAccessibleDescription(/The old password is not correct\./),
  );
  await waitFor(() => expect(oldPassword).toHaveFocus());
  expect(newPassword).toHaveValue('autumn');
});

it('the password dialog shows Chinese rejections at the old password, or in the form when they name no field', async () => {
  setLocale('zh_CN', { reload: false });
  const { user, dialog } = await openProfileDialog('修改密码');
  const fields = ['原密码', '新密码', '确认新密码'].map((name) =>
    within(dialog).getByLabelText(name),
  );
  for (const field of fields) await user.type(field, 'autumn1');
  await user.type(fields[0]!, '2');
  const send = () => user.click(within(dialog).getByRole('button', { name: /^(修改密码|重试)$/ }));
  await send();
  const [oldPassword, newPassword] = fields;
  await waitFor(() => expect(oldPassword).toHaveAccessibleDescription(/原密码不正确。/));
  await waitFor(() => expect(oldPassword).toHaveFocus());
  const rejection = { status: 422, body: { message: '密码长度不能少于 12 位。' } };
  backend.injectFault({ path: '/admin/modify-password', ...rejection });
  await send();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('密码长度不能少于 12 位。');
  for (const input of fields) expect(input).toHaveAttribute('aria-invalid', 'false');
  expect(newPassword).toHaveValue('autumn1');
});

it('the password dialog shows other failures, and that the change may have been stored', async () => {
  const { dialog, user, fields, send } = await submitPasswordDialog(['admin123', '', '']);
  for (const field of fields.slice(1)) await user.type(field, 'autumn');
  const path = '/admin/modify-password';
  backend.injectFault({ path, status: 403, body: { message: 'Not from here.' } });
  await send();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^请求错误 · Request errorNot from here\.$/,
  );
  backend.injectFault({ path, status: 500 });
  await send();
  expect(await within(dialog).findByText(/Your password may have been changed/)).toBeVisible();
  await send();
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(mutations(path)).toHaveLength(3);
});

it('the portrait dialog stays open after a rejection, and closes once the portrait is removed', async () => {
  await login('editor', 'editor123');
  const { user, dialog } = await openProfileDialog('Change portrait');
  await user.click(within(dialog).getByRole('button', { name: 'More picture actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove picture' }));
  const path = '/admin/modify-head-img';
  backend.injectFault({ path, status: 403, body: { message: 'Not today.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Save portrait' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    '请求错误 · Request errorNot today.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your portrait has been changed.')).toBeVisible();
  expect(mutations(path).map(({ body }) => body)).toEqual([{ headImg: '' }, { headImg: '' }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Emma Hughes' })).toHaveTextContent('EH'),
  );
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
