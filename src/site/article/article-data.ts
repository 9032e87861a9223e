import type { Article, LegalService, NewsArticle, WithContext } from 'schema-dts';
import { languageTag } from '@/i18n/locales';
import { isoMoment } from '@/lib/dates';
import { pictureUrl } from '@/lib/safe-url';
import { pageAddress } from '@/site/seo/page-address';
import type { ArticleMeta } from './article-frame';

/** Returns the structured data of an article (schema.org) at a path of this site, published by the firm. */
export function articleData(
  type: 'NewsArticle' | 'Article',
  { title, lang, coverUrl, createTime, updateTime }: ArticleMeta,
  firmName: string,
  path: string,
): WithContext<NewsArticle | Article> {
  const publisher: LegalService = { '@type': 'LegalService', name: firmName, url: location.origin };
  const fields = {
    datePublished: isoMoment(createTime),
    dateModified: isoMoment(updateTime),
    image: pictureUrl(coverUrl),
  };
  // `usePageHead` omits undefined properties, as JSON does.
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    inLanguage: languageTag(lang),
    mainEntityOfPage: pageAddress(path, lang),
    author: publisher,
    publisher,
    ...(fields as Record<string, string>),
  };
}
