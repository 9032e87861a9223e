import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../kit/frame/link-button';
import { KIND_NAMES } from '../../sections';
import type { PlainSection } from '../article';
import { ArticleList } from './article-list';
import type { ArticleSearch } from './article-search';

interface PlainListProps {
  section: PlainSection;
  search: ArticleSearch;
}

/** The list of a kind that has nothing of its own but words. */
export function PlainList({ section, search }: PlainListProps) {
  const { t } = useLingui();
  const { edit, words } = section;
  return (
    <ArticleList
      section={section}
      search={search}
      title={t(KIND_NAMES[section.name])}
      help={t(words.help)}
      actions={
        <LinkButton to={edit} primary>
          {t(words.add)}
        </LinkButton>
      }
      firstStep={<LinkButton to={edit}>{t(words.addFirst)}</LinkButton>}
    />
  );
}
