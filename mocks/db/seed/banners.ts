import type { BannerSeed } from './types';

/**
 * The five banners (§3, D26): one pinned, one only in English, with internal, external and no
 * link targets.
 */
export const bannerSeeds: BannerSeed[] = [
  {
    image: 'banner-1.webp',
    top: 1,
    versions: {
      en_US: {
        title: 'Counsel across borders since 1987',
        subTitle:
          'Five offices and one partnership, advising in Chinese and in English on transactions, disputes and regulation.',
      },
      zh_CN: {
        title: '立足中国，贯通法域',
        subTitle: '自1987年起，五地办公、一体服务，为境内外客户提供交易、争议解决与合规法律服务。',
      },
    },
  },
  {
    image: 'banner-2.webp',
    linkUrl: '/expertise',
    versions: {
      en_US: {
        title: 'Sixteen fields, one team per matter',
        subTitle: 'How our lawyers work together, from mergers and finance to data and disputes.',
      },
      zh_CN: {
        title: '十六个业务领域，一个项目团队',
        subTitle: '从并购、融资到数据合规与争议解决，了解本所律师如何协同承办每一个项目。',
      },
    },
  },
  {
    image: 'banner-3.webp',
    linkUrl: '/news',
    versions: {
      en_US: {
        title: 'The revised Arbitration Law in practice',
        subTitle:
          'Our lawyers on the seat, interim measures and the clauses that need a second look.',
      },
      zh_CN: {
        title: '新修订《仲裁法》的实务观察',
        subTitle: '仲裁地、临时措施与合同条款的重新审视——本所律师撰文解读。',
      },
    },
  },
  {
    image: 'banner-4.webp',
    linkUrl: 'https://www.example.org/cross-border-disputes-forum-2026',
    versions: {
      en_US: {
        title: 'Cross-Border Disputes Forum, London',
        subTitle:
          'Members of our London and Hong Kong teams speak on 8 December 2026. Registration is open.',
      },
    },
  },
  {
    image: 'banner-5.webp',
    versions: {
      en_US: {
        title: 'Advice you can act on',
        subTitle:
          'We state a view, give the reasons and say what we would do in the client’s place.',
      },
      zh_CN: {
        title: '意见明确，建议可行',
        subTitle: '给出判断，说明理由，并站在客户的立场提出下一步方案。',
      },
    },
  },
];
