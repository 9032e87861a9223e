import { StoredText } from '../../src/site/text/stored-text';

export default { title: 'Site/Stored text' };

const RICH_TEXT = `<h2>Why it matters</h2><p>We advise on <strong>cross-border</strong> work and
<a href="https://example.com/">publish</a> what we learn.</p><ul><li>One</li><li>Two</li></ul>
<table><tbody><tr><th>Year</th><th>Matters</th></tr><tr><td>2026</td><td>41</td></tr></tbody></table>
<blockquote>Counsel across borders.</blockquote>`;

export const English = () => <StoredText html={RICH_TEXT} lang="en_US" />;
export const Chinese = () => (
  <StoredText
    html="<h2>为什么重要</h2><p>本所就<strong>跨境</strong>业务提供法律服务。</p>"
    lang="zh_CN"
  />
);
export const RightToLeft = () => (
  <StoredText
    html="<h2>لماذا يهم</h2><p>نقدم المشورة عبر الحدود منذ عام <strong>1987</strong>.</p>"
    lang="ar_SA"
  />
);
/** Unsafe HTML is removed. */
export const HostileMarkup = () => (
  <StoredText
    html={'<p>Before</p><script>alert(1)</script><img src="x" onerror="alert(1)" alt="">'}
    lang="en_US"
  />
);
export const LongWords = () => (
  <StoredText html={`<p>${'Unbreakable'.repeat(40)}</p>`} lang="en_US" />
);
