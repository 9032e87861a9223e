import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import type { Article } from '../../api/articles';
import { useCatalogues } from '../../api/catalogues';
import { useLocale } from '../../i18n/use-locale';
import { languageNameIn } from '../../i18n/language-names';
import { directionOf, languageTag } from '../../i18n/locales';
import { hostOf } from '../../lib/safe-url';
import { ErrorNotice } from '../../ui/notices';
import { Picture } from '../../ui/picture';
import { usePageTitle } from '../../ui/use-page-title';
import { StoredText } from '../text/stored-text';
import { SiteLink } from '../layout/site-link';
import { useFirm } from '../layout/use-firm';
import page from '../layout/page.module.css';
import { ArticleFacts } from './article-facts';
import { ArticleLoading } from './article-loading';
import { ArticleNotFound } from './article-not-found';
import { nameOf } from './catalogue-tree';
import { externalUrl } from './item-link';
import type { ArticleKind } from './kind';
import { Neighbours } from './neighbours';
import { useVersionOfLanguage } from './use-version-of-language';
import styles from './article-page.module.css';

function Shown({ kind, item }: { kind: ArticleKind; item: Article }) {
  const { t } = useLingui();
  const { locale, tag } = useLocale();
  const { name } = useFirm();
  const catalogues = useCatalogues(kind.catalogueType);
  const place = useRouterState({ select: ({ location }) => location.state.place });
  const missing = useVersionOfLanguage(kind, item);
  const external = externalUrl(kind, item);
  const host = hostOf(external);
  const wanted = languageNameIn(locale, tag);
  const given = languageNameIn(item.lang, tag);
  const written = { lang: languageTag(item.lang), dir: directionOf(item.lang) };
  const note = 'note' in item ? item.note : undefined;
  usePageTitle(item.title, name);
  const folder = nameOf(catalogues.data ?? [], item.cataId);
  return (
    <article className={`${page.page} ${styles.article}`}>
      <header className={styles.header}>
        <nav className={styles.trail} aria-label={t`You are here`}>
          <Link
            to={kind.list}
            search={
              place ? { cataId: place.cataId, page: place.page > 1 ? place.page : undefined } : {}
            }
          >
            {t(kind.label)}
          </Link>
          {folder && (
            <Link to={kind.list} search={{ cataId: String(item.cataId) }}>
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
        {note && (
          <p className={styles.note} {...written}>
            {note}
          </p>
        )}
        {external ? (
          <SiteLink url={external} className={page.more}>
            <Trans>Read this article at {host}</Trans>
          </SiteLink>
        ) : (
          <StoredText html={item.content} lang={item.lang} />
        )}
      </div>
      <Neighbours kind={kind} item={item} place={place} />
    </article>
  );
}

/** `/news/detail/{id}` and `/case/detail/{id}` (§2): one article, with the way on to the next. */
export function ArticlePage({ kind, id }: { kind: ArticleKind; id: string }) {
  const { data, error, mutate } = kind.useItem(id);
  if (data) return <Shown kind={kind} item={data} />;
  if (error?.status === 404) return <ArticleNotFound list={kind.list} />;
  if (!error) return <ArticleLoading />;
  return (
    <div className={`${page.page} ${page.section}`}>
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>This article could not be loaded.</Trans>
      </ErrorNotice>
    </div>
  );
}
