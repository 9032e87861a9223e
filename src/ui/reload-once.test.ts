import { afterEach, expect, jest, test } from '@jest/globals';
import { beforeReload, saveAndReload } from './reload-once';

const registered: (() => void)[] = [];

afterEach(() => registered.splice(0).forEach((unregister) => unregister()));

test('does not reload while something typed cannot be saved, and saves the rest all the same', async () => {
  const save = jest.fn(() => Promise.resolve(true));
  registered.push(beforeReload(save));
  registered.push(beforeReload(() => Promise.resolve(false)));
  expect(await saveAndReload()).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});
