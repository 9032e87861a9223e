import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoredContent } from '../db/saved';
import { contentPart, withoutUsers } from '../page-content';
import { addressWith } from '../page-scenario';
import { scenarioStringOptions, type MockScenario } from '../scenario-string';
import { contentOf } from '../shared-store';
import type { Tools } from './tools';

const beginningOf = (setup: MockScenario) =>
  JSON.stringify(contentOf(scenarioStringOptions(setup)));

/** The stored content that differs from the scenario, with its URL fragment if that is short enough. */
export interface Content {
  stored: StoredContent;
  part: string | undefined;
}

/** Returns the URL to share, with the stored content unless the scenario replaces it, and the URL to open in this browser. */
export function useAddress(
  { session, shared, exchanges, role }: Tools,
  setup: MockScenario,
): { address: string; here: string; content: Content | undefined } {
  const calls = useSyncExternalStore(exchanges.subscribe, exchanges.all);
  const [content, setContent] = useState<Content>();
  const beginning = beginningOf(setup);
  const goesOn = beginning === beginningOf(session.current);
  useEffect(() => {
    let isLatest = true;
    const read = async () => {
      const stored = withoutUsers(await shared.copy());
      const isSaid = stored.changes.length === 0 && JSON.stringify(stored.content) === beginning;
      const found = goesOn && !isSaid ? { stored, part: await contentPart(stored) } : undefined;
      if (isLatest) setContent(found);
    };
    void read();
    return () => {
      isLatest = false;
    };
  }, [shared, calls, beginning, goesOn]);
  const whole = { ...setup, role: setup.role ?? role() };
  return {
    address: addressWith(whole, { content: content?.part }),
    here: addressWith(whole, { keeps: goesOn }),
    content,
  };
}
