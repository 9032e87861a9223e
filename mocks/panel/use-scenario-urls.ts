import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoredContent } from '../db/saved';
import { contentPart, withoutUsers } from '../page-content';
import { urlWithScenario } from '../page-scenario';
import { scenarioStringOptions, type MockScenario } from '../scenario-string';
import { contentOf } from '../shared-store';
import type { Tools } from './tools';

const initialContentOf = (editedScenario: MockScenario) =>
  JSON.stringify(contentOf(scenarioStringOptions(editedScenario)));

/** The stored content that differs from the scenario, with its URL fragment if that is short enough. */
export interface Content {
  stored: StoredContent;
  part: string | undefined;
}

/** Returns the URL to share, with the stored content unless the scenario replaces it, and the URL to open in this browser. */
export function useScenarioUrls(
  { session, shared, exchanges, role }: Tools,
  editedScenario: MockScenario,
): { shareUrl: string; openUrl: string; content: Content | undefined } {
  const calls = useSyncExternalStore(exchanges.subscribe, exchanges.all);
  const [content, setContent] = useState<Content>();
  const initialContent = initialContentOf(editedScenario);
  const isSameContent = initialContent === initialContentOf(session.current);
  useEffect(() => {
    let isLatest = true;
    const readContent = async () => {
      const storedContent = withoutUsers(await shared.copy());
      const isUnchanged =
        storedContent.changes.length === 0 &&
        JSON.stringify(storedContent.content) === initialContent;
      const newContent =
        isSameContent && !isUnchanged
          ? { stored: storedContent, part: await contentPart(storedContent) }
          : undefined;
      if (isLatest) setContent(newContent);
    };
    void readContent();
    return () => {
      isLatest = false;
    };
  }, [shared, calls, initialContent, isSameContent]);
  const scenario = { ...editedScenario, role: editedScenario.role ?? role() };
  return {
    shareUrl: urlWithScenario(scenario, { content: content?.part }),
    openUrl: urlWithScenario(scenario, { keepsContent: isSameContent }),
    content,
  };
}
