/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { mailLink } from './mail-link';

const mail = {
  to: 'london@harcourt-lin.example',
  subject: 'Consultation request',
  firstLine: 'For: Lin Zhengyuan',
  message: 'Who pays & why?\nIt is urgent.',
  lastLines: ['Olivia Grant', 'olivia@meridian.example', ''],
};

const mailBodyOf = (href: string) => new URL(href).searchParams.get('body');

describe('mailLink', () => {
  it('returns a URL with the typed text and one recipient', () => {
    const link = mailLink(mail);
    expect(link?.href).toMatch(/^mailto:london@harcourt-lin\.example\?subject=Consultation%20req/);
    expect(mailBodyOf(link?.href ?? '')).toBe(
      'For: Lin Zhengyuan\r\n\r\nWho pays & why?\r\nIt is urgent.\r\n\r\nOlivia Grant\r\nolivia@meridian.example',
    );
    expect(link?.isComplete).toBe(true);
  });

  it.each([
    'a@b.example?bcc=c@d.example',
    'a@b.example,c@d.example',
    'Firm <a@b.example>',
    'javascript:alert(1)',
    '',
  ])('returns undefined for the recipient %j, which is not a plain address', (to) => {
    expect(mailLink({ ...mail, to })).toBeUndefined();
  });

  it('encodes characters that are valid in an address but not in a link', () => {
    expect(mailLink({ ...mail, to: 'a&b=c?d@e.example' })?.href).toMatch(
      /^mailto:a%26b%3Dc%3Fd@e\.example\?subject=/,
    );
  });

  it.each(['x', '租', '𠀀'])(
    'truncates a long message of %j between characters and reports it as incomplete',
    (character) => {
      const link = mailLink({ ...mail, message: character.repeat(5_000) });
      expect(link?.isComplete).toBe(false);
      expect(link?.href.length).toBeLessThanOrEqual(1_900);
      expect(link?.href.length).toBeGreaterThan(1_850);
      const body = mailBodyOf(link?.href ?? '') ?? '';
      expect(body).toMatch(new RegExp(`${character}…\r\n\r\nOlivia Grant`, 'u'));
      expect(body).not.toContain('\uFFFD');
    },
  );

  it('contains a long email address of the visitor unchanged', () => {
    const email = `${'olivia.grant'.repeat(5)}@meridian-shipping.example`;
    const link = mailLink({ ...mail, lastLines: ['Olivia Grant', email, ''] });
    expect(mailBodyOf(link?.href ?? '')).toMatch(new RegExp(`\r\n${email}$`));
  });

  it('limits the length of the URL when the other fields are long', () => {
    const longText = '长'.repeat(9_000);
    const link = mailLink({
      ...mail,
      firstLine: longText,
      subject: longText,
      lastLines: [longText, longText, longText],
    });
    expect(link?.href.length).toBeLessThanOrEqual(1_900);
  });

  it('replaces an unpaired surrogate', () => {
    expect(mailBodyOf(mailLink({ ...mail, message: 'a\uD800b' })?.href ?? '')).toContain(
      'a\uFFFDb',
    );
  });
});
