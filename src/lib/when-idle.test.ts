/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import { whenIdle } from './when-idle';

/** The callbacks that wait for an idle period. */
let requested: (() => void)[] = [];

Object.assign(globalThis, {
  requestIdleCallback: (callback: () => void) => requested.push(callback),
});

afterEach(() => {
  requested = [];
});

/** Runs the callbacks that were requested before this idle period. */
function idlePeriod(): void {
  const now = requested;
  requested = [];
  for (const callback of now) callback();
}

test('whenIdle runs one callback in each idle period, in the order of the calls', () => {
  const ran: string[] = [];
  for (const name of ['one', 'two', 'three']) whenIdle(() => ran.push(name));
  idlePeriod();
  expect(ran).toEqual(['one']);
  idlePeriod();
  idlePeriod();
  expect(ran).toEqual(['one', 'two', 'three']);
  expect(requested).toEqual([]);
});

test('whenIdle leaves out a canceled callback and runs the others', () => {
  const ran: string[] = [];
  const cancel = whenIdle(() => ran.push('canceled'));
  whenIdle(() => ran.push('other'));
  cancel();
  idlePeriod();
  expect(ran).toEqual(['other']);
  whenIdle(() => ran.push('later'));
  idlePeriod();
  expect(ran).toEqual(['other', 'later']);
});

test('whenIdle waits again after the only callback was canceled', () => {
  const ran: string[] = [];
  whenIdle(() => ran.push('canceled'))();
  whenIdle(() => ran.push('next'));
  idlePeriod();
  expect(ran).toEqual(['next']);
});
