import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LinkButton } from '../../kit/frame/link-button';
import { ArticleList } from './article-list';
import { HONORS } from '../honor-section';

const route = getRouteApi('/admin/articles/honors/list');

/** `/admin/articles/honors/list`. */
export function HonorList() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <ArticleList
      section={HONORS}
      search={route.useSearch()}
      go={(search, options) => void navigate({ to: HONORS.list, search, ...options })}
      title={t`Honours`}
      help={t`Enter what the firm has been awarded. What is pinned comes first: in its year, and among those that the home page names.`}
      actions={
        <LinkButton to={HONORS.edit} primary>
          <Trans>Add an honour</Trans>
        </LinkButton>
      }
      firstStep={
        <LinkButton to={HONORS.edit}>
          <Trans>Add the first honour</Trans>
        </LinkButton>
      }
    />
  );
}
