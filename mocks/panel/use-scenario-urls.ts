import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoredContent } from '../db/named-snapshots';
import { toContentFragment, withoutUserData } from '../content-fragment';
import { urlWithScenario } from '../page-scenario';
import { backendOptionsOf, type MockScenario } from '../scenario-string';
import { contentOptionsOf } from '../shared-store';
import type { PanelDependencies } from './panel-dependencies';

const initialContentJson = (editedScenario: MockScenario) =>
  JSON.stringify(contentOptionsOf(backendOptionsOf(editedScenario)));

/** The stored content that differs from the scenario, with its URL fragment if that is short enough. */
export interface ChangedContent {
  storedContent: StoredContent;
  fragment: string | undefined;
}

/**
 * Returns the URL to share and the URLs to open in this browser: `openUrl` preserves the stored content, and `shareUrl` contains it if a
 * URL has space for it, both only if the edited scenario has the same initial content; `discardUrl` discards the changes.
 */
export function useScenarioUrls(
  { sessionScenario, sharedStore, exchanges, getRole }: PanelDependencies,
  editedScenario: MockScenario,
): {
  shareUrl: string;
  openUrl: string;
  discardUrl: string;
  content: ChangedContent | undefined;
} {
  const exchangeList = useSyncExternalStore(exchanges.subscribe, exchanges.all);
  const [content, setContent] = useState<ChangedContent>();
  const initialContent = initialContentJson(editedScenario);
  const isSameContent = initialContent === initialContentJson(sessionScenario.scenario);
  useEffect(() => {
    let isLatest = true;
    const readContent = async () => {
      const storedContent = withoutUserData(await sharedStore.exportContent());
      const isUnchanged =
        storedContent.changes.length === 0 &&
        JSON.stringify(storedContent.content) === initialContent;
      const newContent =
        isSameContent && !isUnchanged
          ? { storedContent, fragment: await toContentFragment(storedContent) }
          : undefined;
      if (isLatest) setContent(newContent);
    };
    void readContent();
    return () => {
      isLatest = false;
    };
  }, [sharedStore, exchangeList, initialContent, isSameContent]);
  const scenario = { ...editedScenario, role: editedScenario.role ?? getRole() };
  return {
    shareUrl: urlWithScenario(scenario, { contentFragment: content?.fragment }),
    openUrl: urlWithScenario(scenario, { keepsContent: isSameContent }),
    discardUrl: urlWithScenario(scenario, { discardsChanges: true }),
    content,
  };
}
