import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { LinkButton } from '../../kit/frame/link-button';
import { ArticleList } from './article-list';
import { NEWS } from '../article-sections';

const route = getRouteApi('/admin/articles/news/list');

/** `/admin/articles/news/list`. */
export function NewsList() {
  const { t } = useLingui();
  return (
    <ArticleList
      section={NEWS}
      search={route.useSearch()}
      title={t`News`}
      help={t`Write and publish news, and pin what should stand first.`}
      actions={
        <>
          <LinkButton to="/admin/articles/news/folder">
            <Trans>Catalogues</Trans>
          </LinkButton>
          <LinkButton to="/admin/articles/news/edit-external">
            <Trans>Add an external item</Trans>
          </LinkButton>
          <LinkButton to={NEWS.edit} primary>
            <Trans>Write news</Trans>
          </LinkButton>
        </>
      }
      firstStep={
        <LinkButton to={NEWS.edit}>
          <Trans>Write the first news item</Trans>
        </LinkButton>
      }
    />
  );
}
