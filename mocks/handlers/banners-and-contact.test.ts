/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { setUpBackend } from '../test-backend';

const context = setUpBackend();

describe('banners (D26)', () => {
  test('are returned to visitors in their language, pinned ones first', async () => {
    const [unpinnedBanner] = context.backend.db.banners
      .all()
      .filter(({ top, lang }) => top === 0 && lang === 'zh_CN');
    const id = unpinnedBanner?.id ?? 0;
    await context.client.call('setBannerTop', { path: { id, top: 1 } });
    const { result } = await context.client.call('listBanners', { language: 'zh_CN', token: null });
    expect(result.every(({ lang }) => lang === 'zh_CN')).toBe(true);
    const tops = result.map(({ top }) => top ?? 0);
    expect(tops).toEqual([...tops].sort().reverse());
    expect(result.find((banner) => banner.id === id)?.top).toBe(1);
  });

  test('are all returned to staff, and an update preserves fields that are not sent', async () => {
    const [banner] = context.backend.db.banners.all();
    const { id = 0, lang, imgPath, subTitle } = banner ?? {};
    await context.client.call('updateBanner', { body: [{ id, lang, title: 'Changed' }] });
    const { result } = await context.client.call('getAdminBanner', { path: { id } });
    expect(result).toMatchObject({ title: 'Changed', imgPath, subTitle });
    await context.client.call('deleteBanner', { path: { id } });
    expect((await context.client.call('listAdminBanners')).result).toHaveLength(8);
  });

  test('are accepted without a title (D38), and rejected with an unknown language', async () => {
    const create = (fields: object) =>
      context.client.call('createBanner', { body: [{ lang: 'en_US', title: 'New', ...fields }] });
    expect(await create({ title: '' })).toMatchObject({ status: 200 });
    expect(await create({ lang: 'xx' })).toMatchObject({ status: 422 });
  });
});

describe('sendContactEmail', () => {
  const send = (body: object, language = 'en_US') =>
    context.client.call('sendContactEmail', { body, language, token: null });

  test('stores a message to an office, and responds 422 to an unknown recipient (D43)', async () => {
    const [office] = context.backend.db.offices.all();
    const body = {
      email: 'olivia@meridian.example',
      name: 'Olivia',
      content: 'Hello',
      to: office?.email,
    };
    expect(await send(body)).toMatchObject({ status: 200 });
    expect(context.backend.db.emails.all()).toEqual([expect.objectContaining(body)]);
    expect(await send({ ...body, to: 'somebody@elsewhere.example' })).toMatchObject({
      status: 422,
    });
  });

  test('responds 422 to a missing or invalid email address (§5, §8)', async () => {
    expect(await send({ email: 'olivia' })).toMatchObject({
      status: 422,
      message: 'Please enter a valid email address',
    });
    expect(await send({ email: '' }, 'zh_CN')).toMatchObject({
      message: '请输入有效的电子邮箱地址',
    });
    expect(await send({ content: 'Hello' })).toMatchObject({
      status: 422,
      message: 'Email is required.',
    });
  });
});
