import { readdirSync } from 'node:fs';
import { expect, test as base, type APIResponse } from '@playwright/test';
import { NGINX_IS_HERE, startNginx } from './start-nginx';
import { startServer } from './start-server';

const BUILD = '.cache/dist';
const FOR_EVER = 'public, max-age=31536000, immutable';
const UPGRADE = 'upgrade-insecure-requests';
const WITHOUT_NGINX = 'needs nginx: apt-get install nginx-light';

/** The address of a built file. */
const asset = () =>
  `/assets/${readdirSync(`${BUILD}/assets`).find((name) => name.endsWith('.js')) ?? ''}`;

/** The addresses of the two servers. */
interface Servers {
  preview: string;
  nginx: string | undefined;
}

const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const preview = await startServer('tsx', 'scripts/preview.ts', '--port', '0');
      const nginx = NGINX_IS_HERE ? await startNginx(BUILD, preview.url) : undefined;
      if (!nginx) console.log(`Skipped: the deployment's own server, ${WITHOUT_NGINX}`);
      await use({ preview: preview.url, nginx: nginx?.url });
      await nginx?.stop();
      preview.stop();
    },
    { scope: 'worker' },
  ],
});

// The servers are started once.
test.describe.configure({ mode: 'default' });

const policy = (answer: APIResponse) => answer.headers()['content-security-policy'];
const caching = (answer: APIResponse) => answer.headers()['cache-control'];

for (const name of ['nginx', 'preview'] as const) {
  test.describe(name, () => {
    test.skip(name === 'nginx' && !NGINX_IS_HERE, WITHOUT_NGINX);
    test.use({ baseURL: async ({ servers }, use) => use(servers[name]) });

    test('keeps a built file for ever, and stores neither a missing one nor a page', async ({
      request,
    }) => {
      const file = await request.get(asset());
      expect([file.status(), caching(file)]).toEqual([200, FOR_EVER]);
      const missing = await request.get('/assets/app-00000000.js');
      expect([missing.status(), caching(missing)]).toEqual([404, 'no-store']);
      const page = await request.get('/people/detail/1000001');
      expect([page.status(), caching(page)]).toEqual([200, 'no-store']);
      expect(await page.text()).toContain('<div id="root">');
    });

    test('sends one policy with pages and files, which over plain http asks for nothing by https', async ({
      request,
    }) => {
      const answers = [await request.get('/home'), await request.get(asset())];
      const policies = new Set(answers.map(policy));
      expect(policies.size).toBe(1);
      expect([...policies][0]).toMatch(/trusted-types default dompurify$/);
      for (const answer of answers)
        expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    });
  });
}

test.describe('nginx alone', () => {
  test.skip(!NGINX_IS_HERE, WITHOUT_NGINX);
  test.use({ baseURL: async ({ servers }, use) => use(servers.nginx) });

  test('upgrades to https for who came by it through a proxy', async ({ request }) => {
    const home = (by: string) => request.get('/home', { headers: { 'X-Forwarded-Proto': by } });
    expect(policy(await home('https'))).toMatch(new RegExp(`dompurify; ${UPGRADE}$`));
    expect(policy(await home('http'))).not.toContain(UPGRADE);
  });

  test('keeps a part of a file and an unchanged one as it keeps the whole', async ({ request }) => {
    // What is compressed on its way has no parts.
    const whole = { 'Accept-Encoding': 'identity' };
    const { etag = '' } = (await request.get(asset(), { headers: whole })).headers();
    const part = await request.get(asset(), { headers: { ...whole, Range: 'bytes=0-9' } });
    expect([part.status(), caching(part)]).toEqual([206, FOR_EVER]);
    const same = await request.get(asset(), { headers: { ...whole, 'If-None-Match': etag } });
    expect([same.status(), caching(same)]).toEqual([304, FOR_EVER]);
  });

  test('hands calls and files on to the backend, and lets no uploaded file run', async ({
    request,
  }) => {
    const call = await request.get('/api/user/portal-config/site-status');
    expect(call.headers()['content-type']).toContain('application/json');
    const file = await request.get('/files/missing.svg');
    expect(policy(file)).toContain('sandbox');
  });
});
