import { afterEach, expect, jest, test } from '@jest/globals';
import { onBeforeReload, saveAndReload } from './reload-once';

const unregisterFunctions: (() => void)[] = [];

afterEach(() => unregisterFunctions.splice(0).forEach((unregister) => unregister()));

test('saveAndReload does not reload when a draft cannot be saved, but saves the others', async () => {
  const save = jest.fn(() => Promise.resolve(true));
  unregisterFunctions.push(onBeforeReload(save));
  unregisterFunctions.push(onBeforeReload(() => Promise.resolve(false)));
  expect(await saveAndReload()).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});
