/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals';
import { Store } from './store';
import { Table, type Change, type Entity } from './table';

interface Word extends Entity {
  id: number;
  no: string;
  text: string;
}

let changes: Change[];
let words: Table<Word>;

beforeEach(() => {
  changes = [];
  words = new Table<Word>('words', 10, (change) => changes.push(change));
  words.put({ id: words.nextId(), no: 'greeting', text: 'hello' });
  words.put({ id: words.nextId(), no: 'greeting', text: '你好' });
  words.put({ id: words.nextId(), no: 'parting', text: 'goodbye' });
});

test('Table finds records by id, as number or string, and by `no`', () => {
  expect(words.get(11)?.text).toBe('你好');
  expect(words.get(11)).toBe(words.get('11'));
  expect(words.group('greeting').map(({ text }) => text)).toEqual(['hello', '你好']);
  expect(words.group('curse')).toEqual([]);
});

test('Table replaces an updated record and updates its index', () => {
  const oldRecord = words.get(12);
  words.update(12, { no: 'greeting', text: 'hi' });
  expect(oldRecord?.text).toBe('goodbye');
  expect(words.group('greeting')).toHaveLength(3);
  expect(words.group('parting')).toEqual([]);
  words.remove(12);
  expect(words.get(12)).toBeUndefined();
  expect(words.group('greeting')).toHaveLength(2);
});

test('Table never returns an id twice, even after the last record was removed', () => {
  words.remove(12);
  expect(words.nextId()).toBe(13);
});

test('Table caches a computed list until the next mutation, and a group until the group changes', () => {
  const groupedNos: string[] = [];
  const makeGroup = (no: string) => {
    groupedNos.push(no);
    return no;
  };
  const list = words.memoize('all', () => words.groups(makeGroup));
  expect(words.memoize('all', () => [])).toBe(list);
  words.update(12, { text: 'bye' });
  words.groups(makeGroup);
  expect(groupedNos).toEqual(['greeting', 'parting', 'parting']);
  expect(words.memoize('all', () => [])).toEqual([]);
});

test('Table emits every mutation, and apply repeats it in another table without emitting it', () => {
  words.update(10, { text: 'hey' });
  words.remove(11);
  const copyChanges: Change[] = [];
  const copy = new Table<Word>('words', 10, (change) => copyChanges.push(change));
  for (const change of changes) copy.apply(change);
  expect(copy.all()).toEqual(words.all());
  expect(copyChanges).toEqual([]);
  expect(copy.nextId()).toBe(13);
});

test('Table throws when a missing record is updated, but not when it is removed', () => {
  expect(() => words.update(99, { text: 'x' })).toThrow('words 99 does not exist');
  words.remove(99);
  expect(changes).toHaveLength(3);
});

test('Store returns its changes once and applies those of another store', () => {
  const store = new Store();
  store.icons.put({ id: store.icons.nextId(), iconUrl: '/a.svg' });
  const otherStore = new Store();
  otherStore.apply(store.takeChanges());
  expect(otherStore.icons.all()).toEqual([{ id: 601, iconUrl: '/a.svg' }]);
  expect(store.takeChanges()).toEqual([]);
  expect(otherStore.takeChanges()).toEqual([]);
});
