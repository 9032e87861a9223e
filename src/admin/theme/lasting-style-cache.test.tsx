import { StyleProvider, useCSSVarRegister } from '@ant-design/cssinjs';
import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { createLastingStyleCache } from './lasting-style-cache';

const cache = createLastingStyleCache();
const computeVariables = jest.fn(() => ({ color: 'red' }));

/** Registers its CSS variables as antd's components do. */
function Component() {
  useCSSVarRegister(
    { path: ['component'], key: 'variables', token: { _tokenKey: 'theme' } },
    computeVariables,
  );
  return null;
}

const renderComponent = () =>
  render(
    <StyleProvider cache={cache}>
      <Component />
    </StyleProvider>,
  );

test('the CSS variables of a component are not computed again after its last instance was removed', () => {
  renderComponent().unmount();
  expect(computeVariables).toHaveBeenCalled();
  computeVariables.mockClear();
  renderComponent().unmount();
  renderComponent();
  expect(computeVariables).not.toHaveBeenCalled();
});
