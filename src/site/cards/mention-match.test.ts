/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { NewsOrCase } from '@/api/articles';
import { findMentions } from './mention-match';

function createArticle(
  title: string,
  fields: Partial<NewsOrCase> & { note?: string } = {},
): NewsOrCase {
  return {
    id: title,
    no: title,
    lang: 'en_US',
    title,
    cataId: 1,
    createTime: '2026-01-01 09:00:00',
    ...fields,
  };
}

const findMentionTitles = (items: NewsOrCase[], ...names: string[]) =>
  findMentions(items, names).map(({ title }) => title);

describe('findMentions', () => {
  it.each([
    ['Zhang Wei joins the firm', 'Zhang Wei', true],
    ['zhang  WEI joins the firm', 'Zhang Wei', true],
    ['“Zhang Wei”: a portrait', 'Zhang Wei', true],
    ['Zhang Weiming joins the firm', 'Zhang Wei', false],
    ['AZhang Wei', 'Zhang Wei', false],
    ['Taxi drivers and their contracts', 'Tax', false],
    ['What the tax office asks', 'Tax', true],
    ['Hélène Marchand-Dubois to lead', 'He\u0301le\u0300ne Marchand-Dubois', true],
    ['Data (and more)', 'Data (and', true],
    ['深圳办公室张伟律师应邀撰文', '张伟', true],
    ['与ABC公司张伟', '张伟', true],
    ['公司法解读', '公司与并购', false],
    ['专访 Lin 律师', 'Lin', true],
  ])('matches "%s" with the name "%s": %s', (title, name, isMatch) => {
    expect(findMentionTitles([createArticle(title)], name)).toEqual(isMatch ? [title] : []);
  });

  it('searches notes and the text of the content, but no attributes', () => {
    const items = [
      createArticle('one', { note: 'Gao Yunfei speaks' }),
      createArticle('two', { content: '<p>by <b>Gao</b> Yunfei</p>' }),
      createArticle('three', { content: '<p title="Gao Yunfei">nobody</p>' }),
      createArticle('four', { content: null }),
    ];
    expect(findMentionTitles(items, 'Gao Yunfei', 'Lin Zhengyuan')).toEqual(['one', 'two']);
  });

  it.each([
    ['Bank finance: a banking group refinances', 'Banking and Finance', true],
    ['Finance for a hospital', 'Banking and Finance', false],
    ['Media rights, technology and telecoms', 'Technology, Media, and Telecoms', true],
    ['Corporate counsel meet', 'Corporate & M&A', false],
    ['重整与破产衔接：庭外重组', '重组与破产', true],
    ['资产重组', '重组与破产', false],
    ['公司法解读', '公司与并购', false],
    ['通信、传媒企业的科技创新', '科技、传媒与通信', true],
    ['调解之后的解释', '调解与和解', false],
  ])('matches "%s" with the parts of the field "%s": %s', (title, name, isMatch) => {
    expect(findMentions([createArticle(title)], [name], { matchesParts: true })).toHaveLength(
      isMatch ? 1 : 0,
    );
  });

  it('sorts by date, newest first, with undated articles last', () => {
    const items = [
      createArticle('Tax, undated', { createTime: null }),
      createArticle('Tax in 2019', { createTime: '2019-05-01 09:00:00' }),
      createArticle('Tax in 2025', { createTime: Date.UTC(2025, 1, 1) }),
    ];
    expect(findMentionTitles(items, 'Tax')).toEqual(['Tax in 2025', 'Tax in 2019', 'Tax, undated']);
  });

  it('returns nothing for an empty name or values of the wrong type', () => {
    const invalidArticle = {
      ...createArticle('x'),
      title: null,
      note: 7,
      content: {},
    } as unknown as NewsOrCase;
    expect(findMentionTitles([createArticle('anything')], '', '  ')).toEqual([]);
    expect(findMentions([invalidArticle], ['Tax'])).toEqual([]);
  });
});
