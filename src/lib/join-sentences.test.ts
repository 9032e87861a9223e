/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { joinSentences } from './join-sentences';

it('joinSentences puts a space between sentences, except after Chinese punctuation', () => {
  expect(joinSentences([])).toBe('');
  expect(joinSentences(['One.'])).toBe('One.');
  expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(joinSentences(['请填写标题。', '请选择栏目。'])).toBe('请填写标题。请选择栏目。');
  expect(joinSentences(['Rejected', '请填写标题！', 'Three.'])).toBe('Rejected 请填写标题！Three.');
});
