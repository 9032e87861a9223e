/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { foldLine, toVCard } from './vcard';

const countOctets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (card: string) => card.replaceAll('\r\n ', '');

describe('toVCard', () => {
  it('returns a vCard with all known properties and both names', () => {
    const card = toVCard({
      name: '林正远',
      otherName: 'Lin Zhengyuan',
      firmName: '衡联律师事务所',
      jobs: ['高级合伙人', '主任'],
      phoneNumber: '+86 10 5550 0101',
      email: 'zhengyuan.lin@harcourt-lin.example',
      address: '北京市朝阳区建国路 18 号',
      url: 'https://www.harcourt-lin.example/people/detail/9?lang=zh_CN',
    });
    expect(unfold(card).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:林;正远;;;',
      'FN:林正远',
      'NICKNAME:Lin Zhengyuan',
      'ORG:衡联律师事务所',
      'TITLE:高级合伙人\\, 主任',
      'TEL;TYPE=WORK,VOICE:+86 10 5550 0101',
      'EMAIL;TYPE=INTERNET,WORK:zhengyuan.lin@harcourt-lin.example',
      'ADR;TYPE=WORK:;;北京市朝阳区建国路 18 号;;;;',
      'URL:https://www.harcourt-lin.example/people/detail/9?lang=zh_CN',
      'END:VCARD',
      '',
    ]);
  });

  it('omits empty properties', () => {
    expect(toVCard({ name: 'Yu Bowen', email: '', phoneNumber: ' ', jobs: ['', ''] })).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Yu Bowen;;;\r\nFN:Yu Bowen\r\nEND:VCARD\r\n',
    );
  });

  it('omits the trunk prefix of an international phone number, which address books would dial', () => {
    const card = toVCard({ name: 'Yu Bowen', phoneNumber: '+44 (0)20 7946 0100' });
    expect(card).toContain('TEL;TYPE=WORK,VOICE:+44 20 7946 0100\r\n');
  });

  it('escapes separators and prevents line injection', () => {
    const card = toVCard({
      name: 'A; B, C\\D',
      firmName: 'Firm\r\nEMAIL:evil@example.com\nX\rY\u0000',
      url: 'https://example.com/\r\nTEL:1',
    });
    expect(card).toContain('FN:A\\; B\\, C\\\\D\r\n');
    expect(card).toContain('N:;A\\; B\\, C\\\\D;;;\r\n');
    expect(card).toContain('ORG:Firm\\nEMAIL:evil@example.com\\nX\\nY\r\n');
    expect(card).toContain('URL:https://example.com/TEL:1\r\n');
    expect(card.split('\r\n').filter((line) => /^(EMAIL|TEL)/.test(line))).toEqual([]);
  });
});

describe('foldLine', () => {
  it.each([
    ['Latin', `NOTE:${'abcdefghij'.repeat(40)}`],
    ['Chinese', `NOTE:${'亚历珊德拉·康斯坦丁诺夫娜'.repeat(20)}`],
    ['characters beyond the first plane', `N:${'𠮷a'.repeat(60)}`],
    ['mixed', `ADR:x${'é一😀'.repeat(30)}`],
  ])('limits lines of %s to 75 octets without splitting characters', (_, line) => {
    const lines = foldLine(line).split('\r\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map(countOctets))).toBeLessThanOrEqual(75);
    expect(Math.min(...lines.slice(0, -1).map(countOctets))).toBeGreaterThan(71);
    expect(lines.slice(1).every((part) => part.startsWith(' '))).toBe(true);
    expect(unfold(foldLine(line))).toBe(line);
    expect(foldLine(line)).not.toMatch(/\p{Cs}/u);
  });

  it('does not fold a line of 75 octets', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});
