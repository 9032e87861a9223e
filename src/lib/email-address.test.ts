/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { isEmailAddress, mailtoUrl } from './email-address';

describe('isEmailAddress', () => {
  it.each([
    'olivia.grant@meridian-shipping.example',
    'o+law@sub.example.org',
    "o'neil_1@x.example",
    '1@2.example',
  ])('takes %s', (address) => expect(isEmailAddress(address)).toBe(true));

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
    `${'a'.repeat(250)}@example.org`,
    7,
    null,
  ])('refuses %j', (value) => expect(isEmailAddress(value)).toBe(false));

  it('does not even try the pattern on one longer than mail servers take', () => {
    const tried = jest.spyOn(RegExp.prototype, 'test');
    try {
      isEmailAddress(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`);
      expect(tried).not.toHaveBeenCalled();
      isEmailAddress('a@example.org');
      expect(tried).toHaveBeenCalledTimes(1);
    } finally {
      tried.mockRestore();
    }
  });
});

describe('mailtoUrl', () => {
  it('trims, and gives nothing for anything but one plain address', () => {
    expect(mailtoUrl(' a@example.org ')).toBe('mailto:a@example.org');
    expect(mailtoUrl('a@example.org?cc=b@example.org')).toBeUndefined();
    expect(mailtoUrl(undefined)).toBeUndefined();
  });
});
