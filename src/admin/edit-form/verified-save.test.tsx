import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { field, writeField } from '../../../scripts/jest/admin-forms';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { pickCatalogue } from '../../../scripts/jest/news-edit-screen';
import { openScreen } from '../../../scripts/jest/open-screen';

/** Describes how an editor creates an item of a content type, and how the test finds the item in the backend. */
interface ContentTypeFixture {
  name: string;
  formPath: string;
  apiPath: string;
  fill: (user: UserEvent) => Promise<void> | void;
  storedItems: () => unknown[];
  /** Name of the button that sends the form, and sends it again. */
  sendButtonName: RegExp;
  /** Sends the form for the first time, if not by that button. */
  sendFirst?: (user: UserEvent) => Promise<void>;
}

const ITEM_NAME = 'Stored once';
const ICON_FILE_NAME = 'stored-once.svg';

/** Describes an article: its required fields are the title and, if `catalogue` is set, the catalogue. */
const articleFixture = (
  name: string,
  folder: string,
  apiPath: string,
  table: 'news' | 'cases' | 'honors',
  catalogue?: string,
): ContentTypeFixture => ({
  name,
  formPath: `/admin/articles/${folder}/edit`,
  apiPath,
  fill: async (user) => {
    await waitFor(() => expect(field('versions-en_US-title')).not.toBeNull());
    writeField('versions-en_US-title', ITEM_NAME);
    if (catalogue) await pickCatalogue(user, catalogue);
  },
  storedItems: () => backend.db[table].all().filter(({ title }) => title === ITEM_NAME),
  sendButtonName: /^Publish/,
});

/** Describes an item that is created in a dialog by its English name. */
const namedItemFixture = (
  name: string,
  apiPath: string,
  url: string,
  table: 'jobs' | 'catalogues',
): ContentTypeFixture => ({
  name,
  formPath: url,
  apiPath,
  fill: async (user) => {
    await user.click(await screen.findByRole('button', { name: `Add a ${name}` }));
    await user.type(await screen.findByLabelText('Name in English'), ITEM_NAME);
  },
  storedItems: () => backend.db[table].all().filter(({ name: itemName }) => itemName === ITEM_NAME),
  sendButtonName: /^(Publish|Try again)$/,
});

/** Forwards an icon to the backend with the file type that it requires and that jsdom's forms lose. */
function handleIconUpload({ request: { url, headers } }: { request: Request }) {
  const part = `Content-Disposition: form-data; name="file"; filename="${ICON_FILE_NAME}"\r\nContent-Type: image/svg+xml`;
  headers.set('content-type', 'multipart/form-data; boundary=part');
  const body = `--part\r\n${part}\r\n\r\n<svg/>\r\n--part--\r\n`;
  return backend.handle(new Request(url, { method: 'POST', headers, body }));
}

const CONTENT_TYPES: ContentTypeFixture[] = [
  articleFixture('news item', 'news', '/admin/latest-news', 'news', 'Firm News'),
  articleFixture('case', 'cases', '/admin/case-analysis', 'cases', 'Disputes'),
  articleFixture('honor', 'honors', '/admin/lawfirm-honour', 'honors'),
  {
    name: 'lawyer',
    formPath: '/admin/people/add',
    apiPath: '/admin/lawyerTeam',
    fill: async () => {
      await waitFor(() => expect(field('versions-en_US-name')).not.toBeNull());
      writeField('versions-en_US-name', ITEM_NAME);
    },
    storedItems: () => backend.db.lawyers.all().filter(({ name }) => name === ITEM_NAME),
    sendButtonName: /^Publish/,
  },
  {
    name: 'professional field',
    formPath: '/admin/expertise/add',
    apiPath: '/admin/professionalField',
    fill: async () => {
      await waitFor(() => expect(field('versions-en_US-name')).not.toBeNull());
      writeField('versions-en_US-name', ITEM_NAME);
    },
    storedItems: () => backend.db.professionalFields.all().filter(({ name }) => name === ITEM_NAME),
    sendButtonName: /^Publish/,
  },
  {
    name: 'banner',
    formPath: '/admin/banner/list?edit=new',
    apiPath: '/admin/banner',
    fill: async () => {
      await waitFor(() => expect(field('versions-en_US-title')).not.toBeNull());
      writeField('versions-en_US-title', ITEM_NAME);
    },
    storedItems: () => backend.db.banners.all().filter(({ title }) => title === ITEM_NAME),
    sendButtonName: /^Publish/,
  },
  namedItemFixture('job', '/admin/job', '/admin/people/job', 'jobs'),
  {
    name: 'icon',
    formPath: '/admin/expertise/add',
    apiPath: '/admin/icon',
    fill: async (user) => {
      backend.server.use(http.post('http://localhost/api/admin/icon', handleIconUpload));
      await user.click(await screen.findByRole('button', { name: /Choose an icon/ }));
      await within(await screen.findByRole('dialog')).findAllByRole('radio');
    },
    sendFirst: async (user) => {
      // oxlint-disable-next-line testing-library/no-node-access -- antd's own input, which has no label
      const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('[type=file]')!;
      await user.upload(input, new File(['<svg/>'], ICON_FILE_NAME, { type: 'image/svg+xml' }));
    },
    storedItems: () =>
      backend.db.icons.all().filter(({ iconUrl }) => iconUrl.endsWith(ICON_FILE_NAME)),
    sendButtonName: /^Try again$/,
  },
  namedItemFixture('catalogue', '/admin/catalog', '/admin/articles/news/folder', 'catalogues'),
];

/** Responses that do not show that the item was stored. */
const UNCLEAR_RESPONSES = [
  ['a server error', { status: 500 }],
  ['malformed with status 200', { status: 200, body: '<h1>Proxy</h1>' }],
] as const;

startAdmin();

/** Waits until the address changes, or the screen announces that the item was added. */
function waitUntilAdded(
  router: Awaited<ReturnType<typeof openScreen>>['router'],
  href: string,
): Promise<void> {
  const isAnnounced = () => document.body.textContent.includes('has been added.');
  return waitFor(() => expect(router.state.location.href !== href || isAnnounced()).toBe(true));
}

// The content types alternate between the two responses.
it.each(
  CONTENT_TYPES.map((contentType, index) => {
    const [response, fault] = UNCLEAR_RESPONSES[index % 2 === 0 ? 0 : 1];
    return [contentType.name, response, contentType, fault] as const;
  }),
)(
  'a new %s is stored once when the response is %s and the first check of the save fails',
  async (_, __, contentType, fault) => {
    const { user, router } = await openScreen(contentType.formPath);
    await contentType.fill(user);
    const { href } = router.state.location;
    backend.injectFault({
      method: 'POST',
      path: contentType.apiPath,
      ...fault,
      afterProcessing: true,
    });
    // Fails the request that checks whether the item was stored, not those before the save.
    backend.server.use(
      http.post(
        `http://localhost/api${contentType.apiPath}`,
        () =>
          void backend.injectFault({ method: 'GET', path: `${contentType.apiPath}*`, status: 502 }),
        { once: true },
      ),
    );
    const sendAgain = () =>
      user.click(screen.getByRole('button', { name: contentType.sendButtonName }));
    await (contentType.sendFirst ?? sendAgain)(user);
    await screen.findByText(/请求错误/);
    expect(contentType.storedItems()).toHaveLength(1);
    await sendAgain();
    await waitUntilAdded(router, href);
    const posts = backend.requests.filter(({ method }) => method === 'POST');
    expect(posts.filter(({ path }) => path === `/api${contentType.apiPath}`)).toHaveLength(1);
    expect(contentType.storedItems()).toHaveLength(1);
  },
);

const HONOR = CONTENT_TYPES.find(({ name }) => name === 'honor') as ContentTypeFixture;

it('a retry with the same content sends the same idempotency key, and a changed one sends another (D49)', async () => {
  const { user } = await openScreen(HONOR.formPath);
  await HONOR.fill(user);
  const publish = async () => {
    backend.injectFault({ method: 'POST', path: HONOR.apiPath, status: 502 });
    await user.click(screen.getByRole('button', { name: HONOR.sendButtonName }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: HONOR.sendButtonName })).toBeEnabled(),
    );
  };
  await publish();
  await publish();
  writeField('versions-en_US-title', `${ITEM_NAME}, amended`);
  await publish();
  const posts = backend.requests.filter(
    ({ method, path }) => method === 'POST' && path === `/api${HONOR.apiPath}`,
  );
  const [first, again, amended] = posts.map(({ headers }) => headers['idempotency-key']);
  expect(posts).toHaveLength(3);
  expect(again).toBe(first);
  expect(amended).not.toBe(first);
});

it('an item whose first save was not verified and that was changed since is stored once, with the change', async () => {
  const { user } = await openScreen(HONOR.formPath);
  await HONOR.fill(user);
  backend.injectFault({ method: 'POST', path: HONOR.apiPath, status: 500, afterProcessing: true });
  // Fails the request that checks whether the item was stored, not those before the save.
  backend.server.use(
    http.post(
      `http://localhost/api${HONOR.apiPath}`,
      () => void backend.injectFault({ method: 'GET', path: `${HONOR.apiPath}*`, status: 502 }),
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: HONOR.sendButtonName }));
  await screen.findByText(/请求错误/);
  writeField('versions-en_US-title', `${ITEM_NAME}, amended`);
  await user.click(screen.getByRole('button', { name: HONOR.sendButtonName }));
  expect(await screen.findByText('Published.')).toBeVisible();
  const mutations = backend.requests.filter(
    ({ method, path }) => method !== 'GET' && path === `/api${HONOR.apiPath}`,
  );
  expect(mutations.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(backend.db.honors.all().filter(({ title }) => title.startsWith(ITEM_NAME))).toEqual([
    expect.objectContaining({ title: `${ITEM_NAME}, amended` }),
  ]);
});

it('an item is stored once when the response to its change after an unverified save is lost, too', async () => {
  const { user } = await openScreen(HONOR.formPath);
  await HONOR.fill(user);
  // Each lost response is followed by a failed check of whether the item was stored.
  for (const method of ['post', 'put'] as const) {
    backend.injectFault({
      method: method.toUpperCase(),
      path: HONOR.apiPath,
      status: 500,
      afterProcessing: true,
    });
    backend.server.use(
      http[method](
        `http://localhost/api${HONOR.apiPath}`,
        () => void backend.injectFault({ method: 'GET', path: `${HONOR.apiPath}*`, status: 502 }),
        { once: true },
      ),
    );
  }
  const publish = () => user.click(screen.getByRole('button', { name: HONOR.sendButtonName }));
  await publish();
  const firstError = await screen.findByText(/请求错误/);
  writeField('versions-en_US-title', 'Another title');
  await publish();
  await waitFor(() => expect(firstError).not.toBeInTheDocument());
  await screen.findByText(/请求错误/);
  await publish();
  expect(await screen.findByText('Published.')).toBeVisible();
  const mutations = backend.requests.filter(
    ({ method, path }) => method !== 'GET' && path === `/api${HONOR.apiPath}`,
  );
  expect(mutations.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  const storedTitles = backend.db.honors.all().map(({ title }) => title);
  expect(storedTitles.filter((title) => title === 'Another title')).toHaveLength(1);
  expect(storedTitles).not.toContain(ITEM_NAME);
});

it.each(
  CONTENT_TYPES.filter(
    ({ name }) => !['news item', 'case', 'catalogue', 'icon'].includes(name),
  ).map((contentType) => [contentType.name, contentType] as const),
)(
  'a warning appears when the browser resends a new %s to a server that ignores idempotency keys',
  async (_, contentType) => {
    const { user, router } = await openScreen(contentType.formPath);
    await contentType.fill(user);
    const { href } = router.state.location;
    backend.server.use(
      http.post(`http://localhost/api${contentType.apiPath}`, async ({ request }) => {
        request.headers.delete('idempotency-key');
        await backend.handle(request.clone());
        return backend.handle(request);
      }),
    );
    await user.click(screen.getByRole('button', { name: contentType.sendButtonName }));
    expect(await screen.findByText('Possible duplicate')).toBeVisible();
    expect(contentType.storedItems()).toHaveLength(2);
    await waitUntilAdded(router, href);
  },
);
