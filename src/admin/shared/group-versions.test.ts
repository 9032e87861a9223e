/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { groupVersions } from './group-versions';

describe('groupVersions', () => {
  const english = { id: 1, no: 'news-2', lang: 'en_US' };
  const chinese = { id: 2, no: 'news-2', lang: 'zh_CN' };
  const chineseOnly = { id: 3, no: 'news-1', lang: 'zh_CN' };

  it('merges the versions of one item and keeps the order of the list', () => {
    const groups = groupVersions([english, chineseOnly, chinese], 'en_US');
    expect(groups.map((group) => group.no)).toEqual(['news-2', 'news-1']);
    expect(groups[0]?.versions).toEqual({ en_US: english, zh_CN: chinese });
  });

  it('makes the version in the preferred language the main version', () => {
    expect(groupVersions([english, chinese], 'zh_CN')[0]?.mainVersion).toBe(chinese);
    expect(groupVersions([chinese, english], 'zh_CN')[0]?.mainVersion).toBe(chinese);
  });

  it('uses the first version when the preferred language is missing', () => {
    expect(groupVersions([chineseOnly], 'en_US')[0]?.mainVersion).toBe(chineseOnly);
  });

  it('groups versions as one item when one `no` is a number and the other the same digits as a string', () => {
    const rows = [
      { no: 7, lang: 'en_US' },
      { no: '7', lang: 'zh_CN' },
    ];
    expect(groupVersions(rows, 'en_US')).toHaveLength(1);
  });

  it('keeps the first of two rows in the same language', () => {
    const duplicate = { id: 9, no: 'news-2', lang: 'en_US' };
    expect(groupVersions([english, duplicate], 'en_US')[0]?.versions.en_US).toBe(english);
  });

  it('returns no groups for an empty list', () => {
    expect(groupVersions([], 'en_US')).toEqual([]);
  });
});
