import { useLingui } from '@lingui/react/macro';
import { useHonor, useHonorVersion, type Honor } from '../../api/honors';
import { useLocale } from '../../i18n/use-locale';
import { asText } from '../../lib/texts';
import { articleData } from '../article/article-data';
import { ArticleRead } from '../article/article-read';
import { HonorView } from '../article/article-views';
import { useVersionOfLanguage } from '../article/use-version-of-language';
import { useFirm } from '../layout/use-firm';
import { usePageHead } from '../seo/use-page-head';
import { HonorEnd } from './honor-end';

/** How the language versions of an honour are found. */
const HONORS = {
  detail: '/honor/detail/$id',
  useItem: useHonor,
  useVersion: useHonorVersion,
} as const;

function Shown({ item: given }: { item: Honor }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name: firm } = useFirm();
  const label = t`Honours`;
  const item = {
    ...given,
    title: asText(given.title) || label,
    lang: asText(given.lang) || locale,
    content: asText(given.content),
  };
  const missing = useVersionOfLanguage(HONORS, item);
  const path = `/honor/detail/${given.id}`;
  usePageHead({
    title: [item.title],
    description: item.content,
    image: item.coverUrl,
    type: 'article',
    trail: [
      [t`About us`, '/about'],
      [item.title, path],
    ],
    data: [articleData('Article', item, firm, path)],
  });
  return (
    <HonorView item={item} missing={missing}>
      <HonorEnd item={given} title={item.title} />
    </HonorView>
  );
}

/** `/honor/detail/{id}` (§2, D40): one honour, its neighbours, and the way back to all of them. */
export function HonorPage({ id }: { id: string }) {
  return (
    <ArticleRead read={useHonor(id)} list="/about">
      {(item) => <Shown item={item} />}
    </ArticleRead>
  );
}
