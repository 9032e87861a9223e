import { SCENARIO_PARAMETER } from '../has-scenario';
import { createToolbarButton } from './toolbar-button';

/**
 * Mounts the toolbar button on a page with a real backend and without a scenario. The button starts the mock with every
 * request proxied, so that the panel can change that.
 */
export function offerToolbarButton(): void {
  createToolbarButton(
    'Mock off',
    'Every call goes to the real backend: open the mock’s panel',
    () => {
      const address = new URL(location.href);
      address.searchParams.set(SCENARIO_PARAMETER, 'pass:/*');
      location.assign(address);
    },
  );
}
