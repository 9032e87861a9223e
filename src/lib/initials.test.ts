/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Emma Hughes', 'EH'],
    ['wang li', 'WL'],
    ['Maria del Carmen Ruiz', 'MR'],
    ['admin', 'A'],
    ['王丽', '王'],
    ['𠮷田', '𠮷'],
    ['  ', ''],
    ['', ''],
  ])('returns for %p the initials %p', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
