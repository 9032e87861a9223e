import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { Article } from '@/api/articles';
import { useCatalogues } from '@/api/catalogues';
import { useLocale } from '@/i18n/use-locale';
import { toText } from '@/lib/to-text';
import { useFirm } from '@/site/layout/use-firm';
import { usePageHead } from '@/site/seo/use-page-head';
import { articleData } from './article-data';
import { ArticleEnd } from './article-end';
import { ArticleLoader } from './article-loader';
import { ArticleView } from './article-views';
import { nameOf } from '@/site/articles/catalogue-tree';
import { externalUrl } from '@/site/cards/item-link';
import { NEWS, type ArticleType } from '@/site/cards/content-types';
import { useVersionOfLanguage } from './use-version-of-language';

function Shown({ kind, item: response }: { kind: ArticleType; item: Article }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name: firm } = useFirm();
  const catalogues = useCatalogues(kind.catalogueType);
  const place = useRouterState({ select: ({ location }) => location.state.place });
  const external = externalUrl(kind, response);
  const label = t(kind.label);
  const item = {
    ...response,
    title: toText(response.title) || label,
    lang: toText(response.lang) || locale,
    content: toText(response.content),
  };
  const missing = useVersionOfLanguage(kind, item);
  const note = 'note' in response ? toText(response.note) : '';
  const folder = nameOf(catalogues.data ?? [], item.cataId);
  const path = kind.detail.replace('$id', String(response.id));
  const inFolder = { cataId: String(item.cataId) };
  const above: [string, string][] = folder
    ? [[folder, `${kind.list}?cataId=${inFolder.cataId}`]]
    : [];
  usePageHead({
    title: [item.title],
    description: note || item.content.slice(0, 4_000),
    image: item.coverUrl,
    type: 'article',
    writtenIn: item.lang,
    trail: [[label, kind.list], ...above, [item.title, path]],
    data: [articleData(kind === NEWS ? 'NewsArticle' : 'Article', item, firm, path)],
  });
  return (
    <ArticleView
      {...{ kind, item, note, place, external }}
      folder={folder ? { name: folder, cataId: inFolder.cataId } : undefined}
      missing={missing}
    >
      <ArticleEnd kind={kind} item={response} title={item.title} place={place} />
    </ArticleView>
  );
}

/** Renders `/news/detail/{id}` and `/case/detail/{id}` (§2). */
export function ArticlePage({ kind, id }: { kind: ArticleType; id: string }) {
  return (
    <ArticleLoader read={kind.useItem(id)} list={kind.list}>
      {(item) => <Shown kind={kind} item={item} />}
    </ArticleLoader>
  );
}
