import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../ui/use-page-title';
import { Icon } from '../../ui/icon';
import page from '../layout/page.module.css';
import { useFirm } from '../layout/use-firm';
import { PlainScreen } from '../status/plain-screen';

/** An article that is no longer there, and the way to the others of its kind. */
export function ArticleNotFound({ list }: { list: '/news' | '/case' | '/about' }) {
  const { t } = useLingui();
  const { name } = useFirm();
  usePageTitle(t`Article not found`, name);
  return (
    <PlainScreen title={<Trans>Article not found</Trans>}>
      <p>
        <Trans>This article does not exist, or it has been withdrawn.</Trans>
      </p>
      <Link to={list} className={page.more}>
        <Trans>See what there is</Trans>
        <Icon name="arrow" />
      </Link>
    </PlainScreen>
  );
}
