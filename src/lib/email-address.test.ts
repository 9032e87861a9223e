/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { isEmailAddress, mailtoUrl } from './email-address';

describe('isEmailAddress', () => {
  it.each([
    'olivia.grant@meridian-shipping.example',
    'o+law@sub.example.org',
    "o'neil_1@x.example",
    '1@2.example',
  ])('accepts %s', (address) => expect(isEmailAddress(address)).toBe(true));

  it.each([
    '',
    'olivia',
    'olivia@',
    '@example.org',
    'olivia@localhost',
    'a b@example.org',
    'a..b@example.org',
    '.a@example.org',
    'a@-example.org',
    'a@example..org',
    'a@example.org,b@example.org',
    'Olivia <a@example.org>',
    7,
    null,
  ])('rejects %j', (value) => expect(isEmailAddress(value)).toBe(false));

  it('rejects an address of 262 characters', () =>
    expect(isEmailAddress(`${'a'.repeat(250)}@example.org`)).toBe(false));

  it('does not test the pattern for an address that is too long for mail servers', () => {
    const testPattern = jest.spyOn(RegExp.prototype, 'test');
    try {
      isEmailAddress(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`);
      expect(testPattern).not.toHaveBeenCalled();
      isEmailAddress('a@example.org');
      expect(testPattern).toHaveBeenCalledTimes(1);
    } finally {
      testPattern.mockRestore();
    }
  });
});

describe('mailtoUrl', () => {
  it('trims an address, and returns undefined for anything but one plain address', () => {
    expect(mailtoUrl(' a@example.org ')).toBe('mailto:a@example.org');
    expect(mailtoUrl('a@example.org?cc=b@example.org')).toBeUndefined();
    expect(mailtoUrl(undefined)).toBeUndefined();
  });
});
