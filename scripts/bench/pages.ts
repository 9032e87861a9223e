/** A page of the product that is measured. */
export interface Page {
  name: string;
  path: string;
  language?: 'zh_CN';
  /** Name of the copy without scripts that is measured too, at `/static/<name>.html`. */
  staticFileName?: string;
  /** Whether the page is opened with a session. */
  isStaff?: boolean;
  /** Maximum ratio of an admin page's LCP to that of the antd yardstick (docs/architecture.md#8-performance). */
  maxAntdRatio?: number;
}

/** Public pages; static copies of some are yardsticks (docs/architecture.md#8-performance). */
export const PUBLIC_PAGES: readonly Page[] = [
  { name: '/home', path: '/home', staticFileName: 'home' },
  { name: '/home zh_CN', path: '/home', language: 'zh_CN', staticFileName: 'home-zh' },
  { name: '/people', path: '/people', staticFileName: 'people' },
  { name: 'a profile', path: '/people/detail/1000001', staticFileName: 'profile' },
  { name: '/news', path: '/news', staticFileName: 'news' },
  { name: 'an article of 12,000 words', path: '/news/detail/2000001', staticFileName: 'article' },
  { name: '/about', path: '/about' },
  { name: 'a professional field', path: '/expertise/detail/301' },
];

/** Admin pages. */
export const ADMIN_PAGES: readonly Page[] = [
  { name: '/admin-login', path: '/admin-login' },
  { name: 'list of news', path: '/admin/articles/news/list', isStaff: true, maxAntdRatio: 1 },
  { name: 'list of people', path: '/admin/people/list', isStaff: true, maxAntdRatio: 1 },
  {
    name: 'news edit',
    path: '/admin/articles/news/edit?no=N-0102',
    isStaff: true,
    maxAntdRatio: 1.15,
  },
  { name: 'people edit', path: '/admin/people/edit/1000001', isStaff: true, maxAntdRatio: 1.15 },
];
