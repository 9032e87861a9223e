/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals';
import { setUpBackend } from '../test-backend';
import { TestClient } from '../test-client';

const MINUTE_MS = 60_000;
let time = 0;
const context = setUpBackend({ now: () => time, tokenTtlMs: 30 * MINUTE_MS });

beforeEach(() => {
  time = Date.UTC(2026, 10, 21);
});

test('a token is valid until it expires', async () => {
  time = Date.UTC(2026, 10, 21);
  await context.client.login();
  time += 30 * MINUTE_MS - 1;
  expect(await context.client.call('getAdminProfile')).toMatchObject({ status: 200 });
  time += 1;
  expect(await context.client.call('getAdminProfile')).toMatchObject({ status: 401 });
});

test('loginAdmin responds 401 to wrong credentials, in the language of the request (D3)', async () => {
  const login = (body: object, language: string) =>
    context.client.call('loginAdmin', { body, language, token: null });
  const wrongPassword = { loginAccount: 'admin', password: 'wrong' };
  expect(await login(wrongPassword, 'en_US')).toMatchObject({
    status: 401,
    message: 'Wrong account or password.',
  });
  expect(await login(wrongPassword, 'zh_CN')).toMatchObject({
    status: 401,
    message: '账号或密码不正确。',
  });
  const unknownAccount = { loginAccount: 'nobody', password: 'x' };
  expect(await login(unknownAccount, 'en_US')).toMatchObject({ status: 401 });
  const withoutPassword = { loginAccount: 'admin', password: '' };
  expect(await login(withoutPassword, 'en_US')).toMatchObject({
    status: 422,
    message: 'Password is required.',
  });
});

test('quitAdmin ends only its own session', async () => {
  const otherClient = new TestClient(context.backend);
  await otherClient.login();
  await context.client.call('quitAdmin');
  expect(await context.client.call('getAdminProfile')).toMatchObject({ status: 401 });
  expect(await otherClient.call('getAdminProfile')).toMatchObject({ status: 200 });
});

test('getAdminProfile returns the role name in the language of the request', async () => {
  const english = await context.client.call('getAdminProfile');
  expect(english.result).toMatchObject({
    loginAccount: 'admin',
    roleName: 'Administrator',
    lastLoginTime: '2026-11-21 08:00:00',
  });
  const chinese = await context.client.call('getAdminProfile', { language: 'zh_CN' });
  expect(chinese.result.roleName).toBe('管理员');
  await context.client.login('editor');
  const { result } = await context.client.call('getAdminProfile');
  expect(result.roleName?.length).toBeGreaterThan(100);
});

test('changePassword stores the new password and ends the other sessions of the account', async () => {
  const otherClient = new TestClient(context.backend);
  await otherClient.login();
  const change = (oldPassword: string, newPassword: string) =>
    context.client.call('changePassword', { body: { oldPassword, newPassword } });
  expect(await change('wrong', 'new')).toMatchObject({
    status: 422,
    message: 'The old password is not correct.',
  });
  expect(await change('admin123', 'admin123')).toMatchObject({ status: 422 });
  expect(await change('admin123', '')).toMatchObject({ status: 422 });
  expect(await change('admin123', '   ')).toMatchObject({ status: 422 });
  expect(await change('admin123', 'plum-rain')).toMatchObject({ status: 200 });
  expect(await context.client.call('getAdminProfile')).toMatchObject({ status: 200 });
  expect(await otherClient.call('getAdminProfile')).toMatchObject({ status: 401 });
  await expect(otherClient.login()).rejects.toThrow('401');
  await otherClient.login('admin', 'plum-rain');
});

test('an account that may only read can load lists and change its own portrait', async () => {
  await context.client.login('reader');
  const headImg = 'http://localhost/files/seed/portrait-02.webp';
  expect(await context.client.call('changePortrait', { body: { headImg } })).toMatchObject({
    status: 200,
  });
  const { result } = await context.client.call('getAdminProfile');
  expect(result.headImg).toBe(headImg);
  expect(await context.client.call('listAdminNews')).toMatchObject({ status: 200 });
});

test('listLanguages returns language names in the language of the request', async () => {
  const { result } = await context.client.call('listLanguages', { language: 'zh_CN', token: null });
  expect(result).toEqual([
    { langCode: 'en_US', langName: '英语' },
    { langCode: 'zh_CN', langName: '简体中文' },
  ]);
});
