import { describe, expect, it } from '@jest/globals';
import { decodeText, NotTextError } from './read-source';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Returns a text in UTF-16 with a byte order mark. */
function utf16(text: string, bigEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, !bigEndian);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(2 + index * 2, text.charCodeAt(index), !bigEndian);
  return new Uint8Array(view.buffer);
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', 'no byte order mark', utf8('标题,Title')],
    ['UTF-8', 'a byte order mark, which it removes', utf8('\uFEFF标题,Title')],
    ['UTF-16', 'a little-endian byte order mark', utf16('标题,Title', false)],
    ['UTF-16', 'a big-endian byte order mark', utf16('标题,Title', true)],
    ['GB18030', 'no byte order mark', Uint8Array.of(0xb1, 0xea, 0xcc, 0xe2, ...utf8(',Title'))],
  ])('reads %s with %s', (encoding, _, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: '标题,Title', encoding });
  });

  it('rejects a workbook', () => {
    expect(() => decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0))).toThrow(NotTextError);
  });

  it('rejects bytes that are invalid in every supported encoding', () => {
    expect(() => decodeText(Uint8Array.of(0x41, 0xff, 0xff, 0x41))).toThrow(NotTextError);
  });
});
