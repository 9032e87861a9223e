/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import { whenIdle } from './when-idle';

/** The callbacks that wait for an idle period. */
let idleCallbacks: (() => void)[] = [];

Object.assign(globalThis, {
  requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback),
});

afterEach(() => {
  idleCallbacks = [];
});

/** Runs the callbacks that were requested before this idle period. */
function runIdlePeriod(): void {
  const callbacks = idleCallbacks;
  idleCallbacks = [];
  for (const callback of callbacks) callback();
}

test('whenIdle runs one callback in each idle period, in the order of the calls', () => {
  const order: string[] = [];
  for (const name of ['one', 'two', 'three']) whenIdle(() => order.push(name));
  runIdlePeriod();
  expect(order).toEqual(['one']);
  runIdlePeriod();
  runIdlePeriod();
  expect(order).toEqual(['one', 'two', 'three']);
  expect(idleCallbacks).toEqual([]);
});

test('whenIdle leaves out a canceled callback and runs the others', () => {
  const order: string[] = [];
  const cancel = whenIdle(() => order.push('canceled'));
  whenIdle(() => order.push('other'));
  cancel();
  runIdlePeriod();
  expect(order).toEqual(['other']);
  whenIdle(() => order.push('later'));
  runIdlePeriod();
  expect(order).toEqual(['other', 'later']);
});

test('whenIdle runs one callback in each idle period after a canceled one was replaced', () => {
  const order: string[] = [];
  whenIdle(() => order.push('canceled'))();
  for (const name of ['one', 'two']) whenIdle(() => order.push(name));
  runIdlePeriod();
  expect(order).toEqual(['one']);
  runIdlePeriod();
  expect(order).toEqual(['one', 'two']);
});

test('whenIdle waits again after the only callback was canceled', () => {
  const order: string[] = [];
  whenIdle(() => order.push('canceled'))();
  whenIdle(() => order.push('next'));
  runIdlePeriod();
  expect(order).toEqual(['next']);
  whenIdle(() => order.push('canceled'))();
  runIdlePeriod();
  whenIdle(() => order.push('last'));
  runIdlePeriod();
  expect(order).toEqual(['next', 'last']);
});
