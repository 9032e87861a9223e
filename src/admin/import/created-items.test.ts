import { expect, test } from '@jest/globals';
import { CreatedItems } from './created-items';
import { titleKey } from './checked-row';

const title = { lang: 'en_US', title: 'A title' };
const storedVersion = (no: string, text = 'A title', lang = 'en_US') => ({ no, title: text, lang });
const createdItemsAfter = (...existingNos: string[]) =>
  new CreatedItems({ existingNos: new Set(existingNos) });
const list = (...nos: string[]) => ({
  nos: new Set(nos),
  titles: new Map([[titleKey('en_US', 'A title'), nos]]),
  isComplete: true,
});

test('CreatedItems finds an item that did not exist before, by its title and language', () => {
  const createdItems = createdItemsAfter('1');
  expect(
    createdItems.find(title, [
      storedVersion('1'),
      storedVersion('2', 'Other'),
      storedVersion('3', 'A title', 'zh_CN'),
    ]),
  ).toBe(undefined);
  expect(createdItems.find(title, [storedVersion('1'), storedVersion('4', ' a  Title ')])).toEqual({
    no: '4',
  });
});

test('CreatedItems does not take an item that another imported row has created, if its `no` is known', () => {
  const createdItems = createdItemsAfter();
  createdItems.record(title, { no: '1' });
  expect(createdItems.find(title, [storedVersion('1')])).toBeUndefined();
  expect(createdItems.find(title, [storedVersion('1'), storedVersion('2')])).toEqual({ no: '2' });
});

test('CreatedItems does not take an item that another imported row has created, if the response lacked its `no`', () => {
  const createdItems = createdItemsAfter();
  createdItems.record(title, { no: undefined });
  expect(createdItems.find(title, [storedVersion('1')])).toBeUndefined();
  expect(createdItems.find(title, [storedVersion('1'), storedVersion('2')])).toEqual({
    no: undefined,
  });
});

test('CreatedItems finds the `no`s of rows with the same title in the list, each once', () => {
  const createdItems = createdItemsAfter('1');
  const responseWithoutNo = { no: undefined };
  expect(createdItems.locate(title, responseWithoutNo, list('1', '2', '3'))).toEqual({ no: '2' });
  expect(createdItems.locate(title, responseWithoutNo, list('1', '2', '3'))).toEqual({ no: '3' });
  expect(createdItems.locate(title, responseWithoutNo, list('1', '2', '3'))).toBeUndefined();
});

test('CreatedItems reports an item as missing only from a complete list', () => {
  const createdItems = createdItemsAfter('1');
  expect(createdItems.locate(title, { no: '2' }, list('1'))).toBeUndefined();
  expect(createdItems.locate(title, { no: '2' }, { ...list('1'), isComplete: false })).toEqual({
    no: '2',
  });
});
