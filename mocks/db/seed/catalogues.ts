import type { CatalogueSeed } from './types';

/**
 * The 20 catalogues, parents before children: 12 of news (0), 8 of cases (1), on three levels.
 * `news-firm-events-talks` has no article and no Chinese version, so that an empty catalogue
 * and a one-language catalogue can both be seen.
 */
export const catalogueSeeds: CatalogueSeed[] = [
  { no: 'news-firm', type: 0, name: { en_US: 'Firm News', zh_CN: '本所动态' } },
  {
    no: 'news-firm-appointments',
    type: 0,
    parent: 'news-firm',
    name: { en_US: 'Appointments', zh_CN: '人事任命' },
  },
  {
    no: 'news-firm-events',
    type: 0,
    parent: 'news-firm',
    name: { en_US: 'Events', zh_CN: '活动' },
  },
  {
    no: 'news-firm-events-seminars',
    type: 0,
    parent: 'news-firm-events',
    name: { en_US: 'Seminars', zh_CN: '研讨会' },
  },
  {
    no: 'news-firm-events-talks',
    type: 0,
    parent: 'news-firm-events',
    name: { en_US: 'Talks' },
  },
  { no: 'news-insights', type: 0, name: { en_US: 'Insights', zh_CN: '专业文章' } },
  {
    no: 'news-insights-corporate',
    type: 0,
    parent: 'news-insights',
    name: { en_US: 'Corporate', zh_CN: '公司法' },
  },
  {
    no: 'news-insights-disputes',
    type: 0,
    parent: 'news-insights',
    name: { en_US: 'Disputes', zh_CN: '争议解决' },
  },
  {
    no: 'news-insights-disputes-arbitration',
    type: 0,
    parent: 'news-insights-disputes',
    name: { en_US: 'Arbitration', zh_CN: '仲裁' },
  },
  {
    no: 'news-insights-data',
    type: 0,
    parent: 'news-insights',
    name: { en_US: 'Data and Technology', zh_CN: '数据与科技' },
  },
  { no: 'news-press', type: 0, name: { en_US: 'Press', zh_CN: '媒体报道' } },
  { no: 'news-community', type: 0, name: { en_US: 'Community', zh_CN: '公益与社会责任' } },
  { no: 'case-transactions', type: 1, name: { en_US: 'Transactions', zh_CN: '交易' } },
  {
    no: 'case-transactions-ma',
    type: 1,
    parent: 'case-transactions',
    name: { en_US: 'Mergers and Acquisitions', zh_CN: '并购' },
  },
  {
    no: 'case-transactions-ma-crossborder',
    type: 1,
    parent: 'case-transactions-ma',
    name: { en_US: 'Cross-border', zh_CN: '跨境并购' },
  },
  {
    no: 'case-transactions-finance',
    type: 1,
    parent: 'case-transactions',
    name: { en_US: 'Finance', zh_CN: '融资' },
  },
  { no: 'case-disputes', type: 1, name: { en_US: 'Disputes', zh_CN: '争议解决' } },
  {
    no: 'case-disputes-litigation',
    type: 1,
    parent: 'case-disputes',
    name: { en_US: 'Litigation', zh_CN: '诉讼' },
  },
  {
    no: 'case-disputes-arbitration',
    type: 1,
    parent: 'case-disputes',
    name: { en_US: 'Arbitration', zh_CN: '仲裁' },
  },
  { no: 'case-regulatory', type: 1, name: { en_US: 'Regulatory', zh_CN: '合规监管' } },
];
