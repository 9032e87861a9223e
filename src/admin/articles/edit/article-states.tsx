import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCatalogueTrees } from '../../../api/staff/catalogues';
import type { ContentLanguage } from '../../../api/staff/languages';
import { useLocale } from '../../../i18n/use-locale';
import { NotThere, Published } from '../../kit/edit/edit-states';
import { LinkButton } from '../../kit/frame/link-button';
import type { ArticleSection } from '../article';
import type { ArticleGroup } from './article-group';
import { useArticleWords } from './use-article-words';

/** The way back to the list. */
export function BackToList({ section }: { section: ArticleSection }) {
  return (
    <LinkButton to={section.list}>
      <Trans>Back to the list</Trans>
    </LinkButton>
  );
}

interface NoArticleProps {
  title: string;
  section: ArticleSection;
  /** The `no` that there is no item of. */
  loaded: string;
  /** The name of its draft. */
  item: string;
  languages: readonly ContentLanguage[];
}

/** There is no such item; what one had written for it is still to be read. */
export function NoArticle({ title, section, loaded, item, languages }: NoArticleProps) {
  const { data: trees } = useCatalogueTrees(
    section.catalogues ?? 0,
    section.catalogues === undefined ? undefined : languages.map(({ code }) => code),
  );
  const words = useArticleWords({ languages, trees: trees ?? {} });
  const actions = <BackToList section={section} />;
  return (
    <NotThere {...{ title, actions, item, words }}>
      <Trans>There is no item with the number {loaded}. It may have been deleted.</Trans>
    </NotThere>
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
