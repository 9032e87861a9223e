import { LinkOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { createContext, useContext, type ReactNode } from 'react';
import type { CatalogueType } from '@/api/admin/catalogues';
import { languageTag } from '@/i18n/locales';
import { hostOf } from '@/lib/safe-url';
import { versionsOf } from '@/admin/shared/group-versions';
import { Picture } from '@/ui/picture';
import { useArticleName } from '@/admin/articles/use-article-name';
import { useCatalogueNames } from '@/admin/catalogues/names/catalogue-names';
import { EditableCell } from '@/admin/list/row-edits/editable-cell';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { PinnedMark } from '@/admin/list/row-pins';
import { TwoLines } from '@/admin/list/two-lines';
import { editPathOf, type ArticleSection, type ListedArticle } from '@/admin/articles/article';
import styles from './article-list.module.css';

interface ArticleTitleProps {
  section: ArticleSection;
  group: ListedArticle;
  isPinned: boolean;
  edits: RowEdits;
  isReadOnly: boolean;
}

const loadEditor = () => import('@/admin/articles/changes/title-editor');

/** Renders the cover, the title with a link to the edit screen, the titles in other languages, and the item's tags. */
export function ArticleTitle({ section, group, isPinned, edits, isReadOnly }: ArticleTitleProps) {
  const { t } = useLingui();
  const nameOf = useArticleName();
  const versions = versionsOf(group);
  const titleOf = (text: string | undefined) => (text?.trim() ? text : t`Untitled`);
  const rowKey = String(group.no);
  const cover = versions.find(({ coverUrl }) => coverUrl?.trim())?.coverUrl;
  return (
    <div className={styles.titleCell}>
      <div className={styles.cover}>
        <Picture src={cover} alt="" width={56} height={38} />
      </div>
      <EditableCell
        {...{ edits, rowKey, isReadOnly }}
        rowName={nameOf(group)}
        label={t`Edit title`}
        value={Object.fromEntries(versions.map(({ lang, title }) => [lang, title ?? '']))}
        load={loadEditor}
        editor={({ TitleEditor }) => <TitleEditor {...{ section, edits, rowKey }} />}
      >
        {(titles) => (
          <TwoLines
            title={titleOf(titles[group.mainVersion.lang])}
            firstLine={
              <Link
                to={editPathOf(section, group.mainVersion)}
                search={{ no: rowKey }}
                lang={languageTag(group.mainVersion.lang)}
              >
                {titleOf(titles[group.mainVersion.lang])}
              </Link>
            }
            secondLineTexts={versions.slice(1).map(({ lang }) => ({ lang, text: titles[lang] }))}
            marks={
              <>
                {isPinned && <PinnedMark />}
                {section.isExternal(group.mainVersion) && (
                  <ExternalTag url={group.mainVersion.contentUrl} />
                )}
              </>
            }
          />
        )}
      </EditableCell>
    </div>
  );
}

function ExternalTag({ url }: { url: string | null | undefined }) {
  const host = hostOf(url);
  return (
    <span>
      <LinkOutlined aria-hidden />{' '}
      {host ? <Trans>External: {host}</Trans> : <Trans>External, invalid address</Trans>}
    </span>
  );
}

const CatalogueNamesContext = createContext<ReturnType<typeof useCatalogueNames>>(() => undefined);

interface CatalogueNamesProviderProps {
  /** The type of the catalogues; undefined if the items of the list have none. */
  type: CatalogueType | undefined;
  children: ReactNode;
}

/** Provides the names of the catalogues to all rows of a list, so that not every row subscribes to the queries. */
export function CatalogueNamesProvider({ type, children }: CatalogueNamesProviderProps) {
  return <CatalogueNamesContext value={useCatalogueNames(type)}>{children}</CatalogueNamesContext>;
}

/** Renders the catalogue's name, or a dash. */
export function ArticleCatalogue({ group }: { group: ListedArticle }) {
  return useContext(CatalogueNamesContext)(group.mainVersion.cataId) ?? '–';
}
