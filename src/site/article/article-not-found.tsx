import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '@/ui/icon';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { PlainScreen } from '@/site/layout/plain-screen';

/** Renders "not found" for an article, with a link to the list of its content type. */
export function ArticleNotFound({ list }: { list: Pick<LinkProps, 'to' | 'hash'> }) {
  const { t } = useLingui();
  usePageHead({ title: [t`Article not found`], noIndex: true });
  return (
    <PlainScreen title={<Trans>Article not found</Trans>}>
      <p>
        <Trans>This article does not exist or has been removed.</Trans>
      </p>
      <Link {...list} className={pageStyles.moreLink}>
        <Trans>Browse all</Trans>
        <Icon name="arrow" />
      </Link>
    </PlainScreen>
  );
}
