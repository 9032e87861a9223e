import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { CATALOGUE_TYPE, useCatalogues } from '../../api/catalogues';
import { useNewsItem, type NewsItem } from '../../api/news';
import { useLocale } from '../../i18n/use-locale';
import { languageNameIn } from '../../i18n/language-names';
import { directionOf, languageTag } from '../../i18n/locales';
import { hostOf } from '../../lib/safe-url';
import { ErrorNotice } from '../../ui/notices';
import { Picture } from '../../ui/picture';
import { SafeHtml } from '../../ui/safe-html';
import { usePageTitle } from '../../ui/use-page-title';
import { ArticleFacts } from '../articles/article-facts';
import { ArticleLoading } from '../articles/article-loading';
import { externalUrl } from '../articles/item-link';
import { Neighbours } from '../articles/neighbours';
import { SiteLink } from '../layout/site-link';
import { useFirm } from '../layout/use-firm';
import page from '../layout/page.module.css';
import { ItemNotFound } from '../status/item-not-found';
import { nameOf } from './catalogue-tree';
import { useVersionOfLanguage } from './use-version-of-language';
import styles from './news-detail-page.module.css';

function Article({ item }: { item: NewsItem }) {
  const { t } = useLingui();
  const { locale, tag } = useLocale();
  const { name } = useFirm();
  const catalogues = useCatalogues(CATALOGUE_TYPE.news);
  const place = useRouterState({ select: ({ location }) => location.state.place });
  const missing = useVersionOfLanguage(item);
  const external = externalUrl(item);
  const host = hostOf(external);
  const wanted = languageNameIn(locale, tag);
  const given = languageNameIn(item.lang, tag);
  const written = { lang: languageTag(item.lang), dir: directionOf(item.lang) };
  usePageTitle(item.title, name);
  const folder = nameOf(catalogues.data ?? [], item.cataId);
  return (
    <article className={`${page.page} ${styles.article}`}>
      <header className={styles.header}>
        <nav className={styles.trail} aria-label={t`You are here`}>
          <Link
            to="/news"
            search={
              place ? { cataId: place.cataId, page: place.page > 1 ? place.page : undefined } : {}
            }
          >
            <Trans>News</Trans>
          </Link>
          {folder && (
            <Link to="/news" search={{ cataId: String(item.cataId) }}>
              {folder}
            </Link>
          )}
        </nav>
        <h1 className={page.title} {...written}>
          {item.title}
        </h1>
        <ArticleFacts item={item} />
        {missing && (
          <p className={styles.missing} role="status">
            <Trans>
              This article is not available in {wanted}. You are reading it in {given}.
            </Trans>
          </p>
        )}
      </header>
      {item.coverUrl && (
        <div className={styles.cover}>
          <Picture src={item.coverUrl} alt="" width={1280} height={800} first />
        </div>
      )}
      <div className={styles.content}>
        {item.note && (
          <p className={styles.note} {...written}>
            {item.note}
          </p>
        )}
        {external ? (
          <SiteLink url={external} className={page.more}>
            <Trans>Read this article at {host}</Trans>
          </SiteLink>
        ) : (
          <SafeHtml html={item.content} lang={item.lang} />
        )}
      </div>
      <Neighbours item={item} place={place} />
    </article>
  );
}

/** `/news/detail/{id}` (§2): one news item in its language, with the way on to the next. */
export function NewsDetailPage({ id }: { id: string }) {
  const { data, error, mutate } = useNewsItem(id);
  if (data) return <Article item={data} />;
  if (error?.status === 404) return <ItemNotFound />;
  if (!error) return <ArticleLoading />;
  return (
    <div className={`${page.page} ${page.section}`}>
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>This article could not be loaded.</Trans>
      </ErrorNotice>
    </div>
  );
}
