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

test('finds records by id, as number or text, and by no', () => {
  expect(words.get(11)).toBe(words.get('11'));
  expect(words.group('greeting').map(({ text }) => text)).toEqual(['hello', '你好']);
  expect(words.group('curse')).toEqual([]);
});

test('a write replaces the record and keeps the index', () => {
  const before = words.get(12);
  words.update(12, { no: 'greeting', text: 'hi' });
  expect(before?.text).toBe('goodbye');
  expect(words.group('greeting')).toHaveLength(3);
  expect(words.group('parting')).toEqual([]);
  words.remove(12);
  expect(words.get(12)).toBeUndefined();
  expect(words.group('greeting')).toHaveLength(2);
});

test('never gives an id twice, also when the last record was removed', () => {
  words.remove(12);
  expect(words.nextId()).toBe(13);
});

test('what was computed holds until the next write, groups until a write to the group', () => {
  const made: string[] = [];
  const make = (no: string) => {
    made.push(no);
    return no;
  };
  const list = words.cached('all', () => words.groups(make));
  expect(words.cached('all', () => [])).toBe(list);
  words.update(12, { text: 'bye' });
  words.groups(make);
  expect(made).toEqual(['greeting', 'parting', 'parting']);
});

test('every write is announced, and can be repeated elsewhere without being announced again', () => {
  words.update(10, { text: 'hey' });
  words.remove(11);
  const copyChanges: Change[] = [];
  const copy = new Table<Word>('words', 10, (change) => copyChanges.push(change));
  for (const change of changes) copy.apply(change);
  expect(copy.all()).toEqual(words.all());
  expect(copyChanges).toEqual([]);
  expect(copy.nextId()).toBe(13);
});

test('updating what is not there is a mistake; removing it is not', () => {
  expect(() => words.update(99, { text: 'x' })).toThrow('words 99 is not there');
  words.remove(99);
  expect(changes).toHaveLength(3);
});

test('a store hands its changes out once and takes those of another', () => {
  const store = new Store();
  store.icons.put({ id: store.icons.nextId(), iconUrl: '/a.svg' });
  const other = new Store();
  other.apply(store.takeChanges());
  expect(other.icons.all()).toEqual([{ id: 601, iconUrl: '/a.svg' }]);
  expect(store.takeChanges()).toEqual([]);
  expect(other.takeChanges()).toEqual([]);
});
