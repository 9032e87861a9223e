import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { LinkButton } from '../../kit/frame/link-button';
import { ArticleList } from './article-list';
import { CASES } from '../article-sections';

const route = getRouteApi('/admin/articles/cases/list');

/** `/admin/articles/cases/list`. */
export function CaseList() {
  const { t } = useLingui();
  return (
    <ArticleList
      section={CASES}
      search={route.useSearch()}
      title={t`Cases`}
      help={t`Write and publish case analyses, and pin what should stand first.`}
      actions={
        <>
          <LinkButton to="/admin/articles/cases/folder">
            <Trans>Catalogues</Trans>
          </LinkButton>
          <LinkButton to="/admin/articles/cases/edit-external">
            <Trans>Add an external item</Trans>
          </LinkButton>
          <LinkButton to={CASES.edit} primary>
            <Trans>Write a case</Trans>
          </LinkButton>
        </>
      }
      firstStep={
        <LinkButton to={CASES.edit}>
          <Trans>Write the first case</Trans>
        </LinkButton>
      }
    />
  );
}
