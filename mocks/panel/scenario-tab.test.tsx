import { expect, jest, test } from '@jest/globals';
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

test('an invalid call for the real backend shows an error and is not applied', () => {
  renderTab();
  const calls = screen.getByLabelText('Calls that go to the real backend');
  fireEvent.change(calls, { target: { value: 'GET /user/news and more' } });
  fireEvent.blur(calls);
  expect(screen.getByRole('alert').textContent).toContain('Invalid method or path');
  fireEvent.click(screen.getByRole('button', { name: 'Apply and reload' }));
  expect(location.search).toBe('');
});

test('Copy shows that the browser refused the clipboard', async () => {
  renderTab();
  const user = userEvent.setup();
  const refuse = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The browser refused the clipboard')).not.toBeNull();
  refuse.mockRestore();
});
