import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../i18n/use-locale';
import { Published } from '../../kit/edit/edit-states';
import { LinkButton } from '../../kit/link-button';
import type { ArticleSection } from '../article';
import type { ArticleGroup } from './article-group';

/** The way back to the list. */
export function BackToList({ section }: { section: ArticleSection }) {
  return (
    <LinkButton to={section.list}>
      <Trans>Back to the list</Trans>
    </LinkButton>
  );
}

/** Says that the item is on the site, with the way to it. */
export function ReadOnSite({ section, group }: { section: ArticleSection; group: ArticleGroup }) {
  const { locale } = useLocale();
  const version = group.versions[locale] ?? Object.values(group.versions)[0];
  return (
    <Published>
      {version && (
        <Link to={section.detail} params={{ id: String(version.id) }} target="_blank">
          <Trans>Read it on the site</Trans>
        </Link>
      )}
    </Published>
  );
}
