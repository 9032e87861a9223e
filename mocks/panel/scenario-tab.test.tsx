import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { parseScenarioString } from '../scenario-string';
import type { SharedStore } from '../shared-store';
import { Exchanges } from './exchanges';
import { ScenarioTab } from './scenario-tab';

const sharedStore = {
  exportContent: () => new Promise(() => undefined),
} as unknown as SharedStore;

function renderTab() {
  render(
    <ScenarioTab
      dependencies={{
        sessionScenario: { scenario: parseScenarioString('') },
        sharedStore,
        exchanges: new Exchanges(),
        getRole: () => undefined,
        failNext: () => undefined,
      }}
    />,
  );
}

test('Enter in the call pattern adds the fault, and does not reload the page', async () => {
  renderTab();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Call or path pattern that fails'), '/user/catalog{Enter}');
  expect(screen.getByText('/user/catalog: 500')).not.toBeNull();
});

test.each([
  ['Clear', 'button'],
  ['empty', 'checkbox'],
])('%s removes the error of an earlier change to the scenario', (name, role) => {
  renderTab();
  fireEvent.change(screen.getByLabelText('Delay in ms'), { target: { value: '-5' } });
  expect(screen.getByRole('alert').textContent).toContain('Invalid delay: -5');
  fireEvent.click(screen.getByRole(role, { name }));
  expect(screen.queryByRole('alert')).toBeNull();
});
