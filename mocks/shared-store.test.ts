/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { Backend } from './backend';
import { completeOptions, type BackendOptions } from './backend-options';
import { ChangeDatabase } from './db/change-database';
import { contentOptionsOf, SharedStore } from './shared-store';
import { TestClient } from './test-client';

/** Opens the mock in a tab of the browser, with the scenario of its URL or without one. */
async function openTab(options?: BackendOptions): Promise<TestClient> {
  const sharedStore = await SharedStore.open(await ChangeDatabase.open(), 'http://localhost', {
    wantedContent: options && contentOptionsOf(options),
    discardsChanges: false,
  });
  const backend: Backend = new Backend(
    sharedStore.store,
    completeOptions({
      ...options,
      withLock: (work) =>
        sharedStore.withLock(() => {
          backend.db = sharedStore.store;
          return work();
        }),
    }),
  );
  return new TestClient(backend);
}

async function listLanguageCodes(client: TestClient): Promise<string[]> {
  return (await client.call('listLanguages')).result.map(({ langCode }) => langCode);
}

test('a tab without a scenario has the content languages that the scenario of another tab has chosen', async () => {
  const earlierTab = await openTab();
  expect(await listLanguageCodes(earlierTab)).toEqual(['en_US', 'zh_CN']);
  await openTab({ languages: ['en_US', 'zh_CN', 'fr_FR'] });
  const tabs = [earlierTab, await openTab()];
  for (const tab of tabs) {
    expect(await listLanguageCodes(tab)).toEqual(['en_US', 'zh_CN', 'fr_FR']);
    await tab.login();
    const body = [{ lang: 'fr_FR', title: 'Prix' }];
    expect((await tab.call('createHonor', { body })).status).toBe(200);
  }
});
