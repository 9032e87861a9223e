import { LinkOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CatalogueType } from '@/api/admin/catalogues';
import { languageTag } from '@/i18n/locales';
import { hostOf } from '@/lib/safe-url';
import { versionsOf } from '@/lib/group-versions';
import { Picture } from '@/ui/picture';
import { useCatalogueNames } from '@/admin/catalogues/names/catalogue-names';
import { PinnedMark } from '@/admin/list/row-pins';
import { TwoLines } from '@/admin/list/two-lines';
import { editScreen, type ArticleSection, type ListedArticle } from '@/admin/articles/article';
import styles from './article-list.module.css';

interface ArticleTitleProps {
  section: ArticleSection;
  group: ListedArticle;
  pinned: boolean;
}

/** Renders the cover, the title with a link to the edit screen, the titles in other languages, and the item's tags. */
export function ArticleTitle({ section, group, pinned }: ArticleTitleProps) {
  const { t } = useLingui();
  const [main, ...others] = versionsOf(group);
  const title = main?.title?.trim() ? main.title : t`Untitled`;
  const cover = versionsOf(group).find(({ coverUrl }) => coverUrl?.trim())?.coverUrl;
  return (
    <div className={styles.heading}>
      <div className={styles.cover}>
        <Picture src={cover} alt="" width={56} height={38} />
      </div>
      <TwoLines
        title={title}
        first={
          <Link
            to={editScreen(section, group.main)}
            search={{ no: String(group.no) }}
            lang={languageTag(group.main.lang)}
          >
            {title}
          </Link>
        }
        others={others.map(({ lang, title: text }) => ({ lang, text }))}
        marks={
          <>
            {pinned && <PinnedMark />}
            {section.isExternal(group.main) && <External url={group.main.contentUrl} />}
          </>
        }
      />
    </div>
  );
}

function External({ url }: { url: string | null | undefined }) {
  const host = hostOf(url);
  return (
    <span>
      <LinkOutlined aria-hidden />{' '}
      {host ? <Trans>External: {host}</Trans> : <Trans>External, invalid address</Trans>}
    </span>
  );
}

/** Renders the catalogue's name, or a dash. */
export function ArticleCatalogue({ type, group }: { type: CatalogueType; group: ListedArticle }) {
  return useCatalogueNames(type)(group.main.cataId) ?? '–';
}
