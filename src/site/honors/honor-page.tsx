import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useHonor, useHonorVersion, type Honor } from '../../api/honors';
import { useLocale } from '../../i18n/use-locale';
import { asText } from '../../lib/texts';
import { articleData } from '../articles/article-data';
import { ArticleFrame } from '../articles/article-frame';
import { ArticleRead } from '../articles/article-read';
import { useVersionOfLanguage } from '../articles/use-version-of-language';
import { useFirm } from '../layout/use-firm';
import { usePageHead } from '../seo/use-page-head';

/** How the language versions of an honour are found. */
const HONORS = {
  detail: '/honor/detail/$id',
  useItem: useHonor,
  useVersion: useHonorVersion,
} as const;

const loadEnd = () => import('./honor-end');

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
    <ArticleFrame
      item={item}
      missing={missing ? '/about' : undefined}
      loadEnd={loadEnd}
      trail={
        <>
          <Link to="/about">
            <Trans>About us</Trans>
          </Link>
          <Link to="/about" hash="honors">
            {label}
          </Link>
        </>
      }
    >
      {({ HonorEnd }) => <HonorEnd item={given} title={item.title} />}
    </ArticleFrame>
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
