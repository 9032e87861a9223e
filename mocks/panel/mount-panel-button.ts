import { formatScenarioString } from '../scenario-string';
import { createCornerButton } from './corner-button';
import type { PanelDependencies } from './panel-dependencies';

/** Mounts the button of the mock panel, and loads the panel when it is first opened. */
export function mountPanelButton(dependencies: PanelDependencies): void {
  const text = formatScenarioString(dependencies.sessionScenario.scenario);
  const container = document.createElement('div');
  let close: (() => void) | undefined;
  const toggle = async () => {
    if (close) {
      close();
      return;
    }
    close = () => undefined;
    const { openPanel } = await import('./panel').catch((error: unknown) => {
      // The next press loads it again.
      close = undefined;
      throw error;
    });
    const unmount = openPanel(container, dependencies, () => close?.());
    close = () => {
      close = undefined;
      unmount();
      button.focus();
    };
  };
  const { root, button } = createCornerButton(
    text ? 'Mock *' : 'Mock',
    text || 'No scenario',
    () => void toggle(),
  );
  root.append(container);
}
