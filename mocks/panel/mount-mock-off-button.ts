import { SCENARIO_PARAMETER } from '../has-scenario';
import { createToolbarButton } from './toolbar-button';

/**
 * Mounts the button "Mock off" on a page with a real backend and without a scenario. It starts the mock with every
 * request proxied; the panel can change that.
 */
export function mountMockOffButton(): void {
  createToolbarButton('Mock off', 'All calls go to the real backend. Start the mock', () => {
    const url = new URL(location.href);
    url.searchParams.set(SCENARIO_PARAMETER, 'pass:/*');
    location.assign(url);
  });
}
