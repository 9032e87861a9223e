import { SCENARIO_PARAMETER } from '../has-scenario';
import { createCornerButton } from './corner-button';

/**
 * Mounts the button in the corner of a page with a real backend and without a scenario. Its text is the state, "Mock off".
 * Pressing it starts the mock with every request proxied; the panel can change that.
 */
export function mountMockOffButton(): void {
  createCornerButton('Mock off', 'All calls go to the real backend. Start the mock', () => {
    const url = new URL(location.href);
    url.searchParams.set(SCENARIO_PARAMETER, 'pass:/*');
    location.assign(url);
  });
}
