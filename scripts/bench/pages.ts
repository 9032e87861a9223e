/** A page of the product that is measured. */
export interface Page {
  name: string;
  path: string;
  language?: 'zh_CN';
  /** A copy without script is measured too, under `/static/<this>.html`. */
  copy?: string;
  /** Opened with a session. */
  staff?: boolean;
  /** The most times the yardstick that its largest paint and its blocking may take (design 8). */
  limit?: number;
}

/** What visitors open; copies of them as static pages are the yardstick of design 8. */
export const PUBLIC_PAGES: readonly Page[] = [
  { name: '/home', path: '/home', copy: 'home' },
  { name: '/home zh_CN', path: '/home', language: 'zh_CN', copy: 'home-zh' },
  { name: '/people', path: '/people', copy: 'people' },
  { name: 'a profile', path: '/people/detail/1000001', copy: 'profile' },
  { name: '/news', path: '/news', copy: 'news' },
  { name: 'an article of 12,000 words', path: '/news/detail/2000001', copy: 'article' },
  { name: '/about', path: '/about' },
  { name: 'a field', path: '/expertise/detail/301' },
];

/** What staff open. */
export const ADMIN_PAGES: readonly Page[] = [
  { name: '/admin-login', path: '/admin-login' },
  { name: 'list of news', path: '/admin/articles/news/list', staff: true, limit: 1 },
  { name: 'list of people', path: '/admin/people/list', staff: true, limit: 1 },
  { name: 'news edit', path: '/admin/articles/news/edit?no=N-0102', staff: true, limit: 1.25 },
];
