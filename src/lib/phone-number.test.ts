/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { phoneUrl } from './phone-number';

describe('phoneUrl', () => {
  it.each([
    ['+86 10 5550 0100', 'tel:+861055500100'],
    ['(020) 7946-0100', 'tel:02079460100'],
    ['Tel.: +1.212.555.0100', 'tel:+12125550100'],
    ['+1 212 555 0100 (switchboard)', 'tel:+12125550100'],
    ['＋８６（１０）５５５０—０１００', 'tel:+861055500100'],
    ['030/1234567', 'tel:0301234567'],
    ['+49 (0)30 / 1234567', 'tel:+49301234567'],
    ['(030) / 1234567', 'tel:0301234567'],
    ['+1 212·555·0100', 'tel:+12125550100'],
    ['010 8888 8888 总机', 'tel:01088888888'],
    ['+1 212 555 0100, switchboard (Mon–Fri)', 'tel:+12125550100'],
    ['400-800-8888 (9:00-18:00)', 'tel:4008008888'],
    ['400-800-8888（9-18）', 'tel:4008008888'],
    ['95588 (customer service)', 'tel:95588'],
  ])('returns the URL of %s', (text, url) => expect(phoneUrl(text)).toBe(url));

  it.each([
    ['+44 (0)20 7946 0100', 'tel:+442079460100'],
    ['+44（0）20 7946 0100', 'tel:+442079460100'],
  ])('omits the trunk prefix after a country code: %s', (text, url) =>
    expect(phoneUrl(text)).toBe(url),
  );

  it('keeps the trunk prefix without a country code', () =>
    expect(phoneUrl('(0)20 7946 0100')).toBe('tel:02079460100'));

  it.each([
    ['+1 212 555 0100 ext. 12', 'tel:+12125550100;ext=12'],
    ['+1 212 555 0100, Extension 12', 'tel:+12125550100;ext=12'],
    ['+1 212 555 0100 (x12)', 'tel:+12125550100;ext=12'],
    ['010-5550 0100转12', 'tel:01055500100;ext=12'],
    ['010-5550 0100 分机：12', 'tel:01055500100;ext=12'],
    ['010 8888 8888 总机转12', 'tel:01088888888;ext=12'],
  ])('separates the extension from the number: %s', (text, url) =>
    expect(phoneUrl(text)).toBe(url),
  );

  it.each([
    '+1 212 555 0100 / 0101',
    '+1 212 555 0100 or +1 212 555 0101',
    '010-5550 0100、5550 0101',
    '+86 10 5550 0100 +86 10 5550 0101',
    '010 5550 0100 010 5550 0101',
    '5550 0100/0101',
    '5550 0100 · 5550 0101',
    '010 5550 0100 Fax 010 5550 0101',
    '1-800-FLOWERS',
    '1 (800) FLOWERS',
    'on request',
    '',
  ])('returns undefined for %j', (text) => expect(phoneUrl(text)).toBeUndefined());

  it('returns undefined for a text of more than 100 characters, which it does not match', () =>
    expect(phoneUrl(`+1 212 555 0100${' '.repeat(100)}`)).toBeUndefined());
});
