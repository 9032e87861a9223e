import { SCENARIO_PARAMETER } from '../has-scenario';
import { createToolbarButton } from './toolbar-button';

/**
 * Puts a button into the corner of a page beside a real backend that no address has told of the mock: it starts the mock
 * with every call passed on, so that its panel is there to choose from.
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
