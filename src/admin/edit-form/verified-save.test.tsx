import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { field, write } from '../../../scripts/jest/admin-forms';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { pickCatalogue } from '../../../scripts/jest/news-edit-screen';
import { openScreen } from '../../../scripts/jest/open-screen';

/** A content type, how an editor creates an item, and how the test finds it in the store. */
interface ContentTypeCase {
  name: string;
  screen: string;
  path: string;
  fill: (user: UserEvent) => Promise<void> | void;
  stored: () => unknown[];
  /** Name of the button that sends the form, and sends it again. */
  send: RegExp;
  /** Sends the form the first time, if not by that button. */
  start?: (user: UserEvent) => Promise<void>;
}

const ONCE = 'Stored once';
const ICON = 'stored-once.svg';

/** Describes an article: its required fields are the title and, if `catalogue` is set, the catalogue. */
const article = (
  name: string,
  folder: string,
  path: string,
  table: 'news' | 'cases' | 'honors',
  catalogue?: string,
): ContentTypeCase => ({
  name,
  screen: `/admin/articles/${folder}/edit`,
  path,
  fill: async (user) => {
    await waitFor(() => expect(field('versions-en_US-title')).not.toBeNull());
    write('versions-en_US-title', ONCE);
    if (catalogue) await pickCatalogue(user, catalogue);
  },
  stored: () => backend.db[table].all().filter(({ title }) => title === ONCE),
  send: /^Publish/,
});

/** Describes an item that is created in a dialog by its English name. */
const contentTypeWithName = (
  name: string,
  path: string,
  url: string,
  table: 'jobs' | 'catalogues',
): ContentTypeCase => ({
  name,
  screen: url,
  path,
  fill: async (user) => {
    await user.click(await screen.findByRole('button', { name: `Add a ${name}` }));
    await user.type(await screen.findByLabelText('Name in English'), ONCE);
  },
  stored: () => backend.db[table].all().filter((one) => one.name === ONCE),
  send: /^(Publish|Try again)$/,
});

/** Restores the file type that jsdom's forms lose and the backend requires. */
function typedIcon({ request: { url, headers } }: { request: Request }) {
  const part = `Content-Disposition: form-data; name="file"; filename="${ICON}"\r\nContent-Type: image/svg+xml`;
  headers.set('content-type', 'multipart/form-data; boundary=part');
  const body = `--part\r\n${part}\r\n\r\n<svg/>\r\n--part--\r\n`;
  return backend.handle(new Request(url, { method: 'POST', headers, body }));
}

const CONTENT_TYPES: ContentTypeCase[] = [
  article('news item', 'news', '/admin/latest-news', 'news', 'Firm News'),
  article('case', 'cases', '/admin/case-analysis', 'cases', 'Disputes'),
  article('honor', 'honors', '/admin/lawfirm-honour', 'honors'),
  {
    name: 'lawyer',
    screen: '/admin/people/add',
    path: '/admin/lawyerTeam',
    fill: async () => {
      await waitFor(() => expect(field('versions-en_US-name')).not.toBeNull());
      write('versions-en_US-name', ONCE);
    },
    stored: () => backend.db.lawyers.all().filter(({ name }) => name === ONCE),
    send: /^Publish/,
  },
  {
    name: 'professional field',
    screen: '/admin/expertise/add',
    path: '/admin/professionalField',
    fill: async () => {
      await waitFor(() => expect(field('versions-en_US-name')).not.toBeNull());
      write('versions-en_US-name', ONCE);
    },
    stored: () => backend.db.professionalFields.all().filter(({ name }) => name === ONCE),
    send: /^Publish/,
  },
  {
    name: 'banner',
    screen: '/admin/banner/list?edit=new',
    path: '/admin/banner',
    fill: async () => {
      await waitFor(() => expect(field('versions-en_US-title')).not.toBeNull());
      write('versions-en_US-title', ONCE);
    },
    stored: () => backend.db.banners.all().filter(({ title }) => title === ONCE),
    send: /^Publish/,
  },
  contentTypeWithName('job', '/admin/job', '/admin/people/job', 'jobs'),
  {
    name: 'new icon',
    screen: '/admin/expertise/add',
    path: '/admin/icon',
    fill: async (user) => {
      backend.server.use(http.post('http://localhost/api/admin/icon', typedIcon));
      await user.click(await screen.findByRole('button', { name: /Choose an icon/ }));
      await within(await screen.findByRole('dialog')).findAllByRole('radio');
    },
    start: async (user) => {
      // eslint-disable-next-line testing-library/no-node-access -- antd's own input, which has no label
      const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('[type=file]')!;
      await user.upload(input, new File(['<svg/>'], ICON, { type: 'image/svg+xml' }));
    },
    stored: () => backend.db.icons.all().filter(({ iconUrl }) => iconUrl.endsWith(ICON)),
    send: /^Try again$/,
  },
  contentTypeWithName('catalogue', '/admin/catalog', '/admin/articles/news/folder', 'catalogues'),
];

/** Responses that do not show that the item was stored. */
const LOST = [
  ['a server error', { status: 500 }],
  ['malformed with status 200', { status: 200, body: '<h1>Proxy</h1>' }],
] as const;

startAdmin();

/** Waits until the screen goes on to the new item, or announces that it was added. */
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
    const [response, fault] = LOST[index % 2 === 0 ? 0 : 1];
    return [contentType.name, response, contentType, fault] as const;
  }),
)(
  'a new %s is stored once when the response is %s and the first check of the save fails',
  async (_, __, contentType, fault) => {
    const { user, router } = await openScreen(contentType.screen);
    await contentType.fill(user);
    const { href } = router.state.location;
    backend.fail({ method: 'POST', path: contentType.path, ...fault, afterProcessing: true });
    // Fails the request that checks whether the item was stored, not those before the save.
    backend.server.use(
      http.post(
        `http://localhost/api${contentType.path}`,
        () => void backend.fail({ method: 'GET', path: `${contentType.path}*`, status: 502 }),
        { once: true },
      ),
    );
    const sendAgain = () => user.click(screen.getByRole('button', { name: contentType.send }));
    await (contentType.start ?? sendAgain)(user);
    await screen.findByText(/请求错误/);
    expect(contentType.stored()).toHaveLength(1);
    await sendAgain();
    await waitUntilAdded(router, href);
    const posts = backend.requests.filter(({ method }) => method === 'POST');
    expect(posts.filter(({ path }) => path === `/api${contentType.path}`)).toHaveLength(1);
    expect(contentType.stored()).toHaveLength(1);
  },
);

const HONOR = CONTENT_TYPES.find(({ name }) => name === 'honor') as ContentTypeCase;

it('a retry with the same content sends the same idempotency key, and a changed one sends another (D49)', async () => {
  const { user } = await openScreen(HONOR.screen);
  await HONOR.fill(user);
  const publish = async () => {
    backend.fail({ method: 'POST', path: HONOR.path, status: 502 });
    await user.click(screen.getByRole('button', { name: HONOR.send }));
    await waitFor(() => expect(screen.getByRole('button', { name: HONOR.send })).toBeEnabled());
  };
  await publish();
  await publish();
  write('versions-en_US-title', `${ONCE}, amended`);
  await publish();
  const posts = backend.requests.filter(
    ({ method, path }) => method === 'POST' && path === `/api${HONOR.path}`,
  );
  const [first, again, amended] = posts.map(({ headers }) => headers['idempotency-key']);
  expect(posts).toHaveLength(3);
  expect(again).toBe(first);
  expect(amended).not.toBe(first);
});

it('an item whose first save was not verified and that was changed since is stored once, with the change', async () => {
  const { user } = await openScreen(HONOR.screen);
  await HONOR.fill(user);
  backend.fail({ method: 'POST', path: HONOR.path, status: 500, afterProcessing: true });
  // Fails the request that checks whether the item was stored, not those before the save.
  backend.server.use(
    http.post(
      `http://localhost/api${HONOR.path}`,
      () => void backend.fail({ method: 'GET', path: `${HONOR.path}*`, status: 502 }),
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: HONOR.send }));
  await screen.findByText(/请求错误/);
  write('versions-en_US-title', `${ONCE}, amended`);
  await user.click(screen.getByRole('button', { name: HONOR.send }));
  expect(await screen.findByText('Published.')).toBeVisible();
  const sent = backend.requests.filter(
    ({ method, path }) => method !== 'GET' && path === `/api${HONOR.path}`,
  );
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(backend.db.honors.all().filter(({ title }) => title.startsWith(ONCE))).toEqual([
    expect.objectContaining({ title: `${ONCE}, amended` }),
  ]);
});

it.each(
  CONTENT_TYPES.filter(
    ({ name }) => !['news item', 'case', 'catalogue', 'new icon'].includes(name),
  ).map((contentType) => [contentType.name, contentType] as const),
)(
  'a warning appears when the browser resends a new %s to a server that ignores idempotency keys',
  async (_, contentType) => {
    const { user, router } = await openScreen(contentType.screen);
    await contentType.fill(user);
    const { href } = router.state.location;
    backend.server.use(
      http.post(`http://localhost/api${contentType.path}`, async ({ request }) => {
        request.headers.delete('idempotency-key');
        await backend.handle(request.clone());
        return backend.handle(request);
      }),
    );
    await user.click(screen.getByRole('button', { name: contentType.send }));
    expect(await screen.findByText('Possible duplicate')).toBeVisible();
    expect(contentType.stored()).toHaveLength(2);
    await waitUntilAdded(router, href);
  },
);
