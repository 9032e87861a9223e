import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PANEL_STYLES } from './panel-styles';
import { RequestsTab } from './requests-tab';
import { ScenarioTab } from './scenario-tab';
import { SnapshotsTab } from './snapshots-tab';
import type { PanelDependencies } from './panel-dependencies';

const TABS = { Scenario: ScenarioTab, Requests: RequestsTab, Snapshots: SnapshotsTab };
const TAB_NAMES = Object.keys(TABS) as (keyof typeof TABS)[];

/** Renders the panel, in which developers and testers change the scenario and see the requests. */
function Panel({
  dependencies,
  onClose,
}: {
  dependencies: PanelDependencies;
  onClose: () => void;
}) {
  const [selectedTab, setSelectedTab] = useState<keyof typeof TABS>('Scenario');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const Tab = TABS[selectedTab];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the dialog
    <section
      ref={panel}
      role="dialog"
      aria-label="Mock backend"
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <style>{PANEL_STYLES}</style>
      <nav>
        {TAB_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === selectedTab}
            onClick={() => setSelectedTab(name)}
          >
            {name}
          </button>
        ))}
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </nav>
      <Tab dependencies={dependencies} />
    </section>
  );
}

/** Renders the panel into an element; returns a function that removes it. */
export function openPanel(
  container: Element,
  dependencies: PanelDependencies,
  onClose: () => void,
): () => void {
  const root = createRoot(container);
  root.render(<Panel dependencies={dependencies} onClose={onClose} />);
  return () => root.unmount();
}
