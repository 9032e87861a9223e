import { LinkOutlined, PushpinFilled } from '@ant-design/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CatalogueType } from '../../../api/staff/catalogues';
import { useLocale } from '../../../i18n/use-locale';
import { languageTag } from '../../../i18n/locales';
import { formatMoment, isoMoment } from '../../../lib/dates';
import { hostOf } from '../../../lib/safe-url';
import { Picture } from '../../../ui/picture';
import { useCatalogueNames } from '../../kit/catalogue-names';
import { LanguageTags } from '../../kit/language-tags';
import {
  editScreen,
  latestOf,
  versionsOf,
  viewsOf,
  type ArticleSection,
  type ListedArticle,
} from '../article';
import styles from './article-list.module.css';

interface CellProps {
  section: ArticleSection;
  group: ListedArticle;
}

/** The cover's thumbnail, of the first version that has one. */
export function ArticleCover({ group }: Pick<CellProps, 'group'>) {
  const cover = versionsOf(group).find(({ coverUrl }) => coverUrl?.trim())?.coverUrl;
  return (
    <div className={styles.cover}>
      <Picture src={cover} alt="" width={64} height={44} />
    </div>
  );
}

/** The title, leading to the edit screen, with what marks the item, and its titles in other languages. */
export function ArticleTitle({ section, group, pinned }: CellProps & { pinned: boolean }) {
  const { t } = useLingui();
  const [main, ...others] = versionsOf(group);
  const named = Boolean(main?.title?.trim());
  const host = hostOf(group.main.contentUrl);
  const external = section.isExternal(group.main);
  return (
    <>
      <Link
        to={editScreen(section, group.main)}
        search={{ no: String(group.no) }}
        className={styles.title}
        lang={languageTag(group.main.lang)}
      >
        {named ? main?.title : t`Untitled`}
      </Link>
      {others.map(({ lang, title }) => (
        <p key={lang} className={styles.other} lang={languageTag(lang)}>
          {title}
        </p>
      ))}
      {(pinned || external) && (
        <p className={styles.marks}>
          {pinned && (
            <span className={styles.pinned}>
              <PushpinFilled aria-hidden /> <Trans>Pinned</Trans>
            </span>
          )}
          {external && (
            <span className={styles.external}>
              <LinkOutlined aria-hidden />{' '}
              {host ? (
                <Trans>External: {host}</Trans>
              ) : (
                <Trans>External, without a usable address</Trans>
              )}
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** Catalogue and views in one line, where there is no room for columns. */
export function ArticleFacts({ section, group }: CellProps) {
  const views = viewsOf(group);
  return (
    <p className={styles.facts}>
      {section.catalogues !== undefined && (
        <span>
          <ArticleCatalogue type={section.catalogues} group={group} />
        </span>
      )}
      <span>
        <Plural value={views} one="# view" other="# views" />
      </span>
    </p>
  );
}

/** In which languages the item is there. */
export function ArticleLanguages({ group }: Pick<CellProps, 'group'>) {
  return <LanguageTags present={Object.keys(group.versions)} />;
}

/** The catalogue's name, or a dash. */
export function ArticleCatalogue({ type, group }: { type: CatalogueType; group: ListedArticle }) {
  return useCatalogueNames(type)(group.main.cataId) ?? '–';
}

/** How often visitors have opened it. */
export function ArticleViews({ group }: Pick<CellProps, 'group'>) {
  const { tag } = useLocale();
  return new Intl.NumberFormat(tag).format(viewsOf(group));
}

/** Who published it last, and when (D15). */
export function ArticleUpdate({ group }: Pick<CellProps, 'group'>) {
  const { tag } = useLocale();
  const { updateTime, operatorName } = latestOf(versionsOf(group)) ?? group.main;
  const time = formatMoment(updateTime, tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className={styles.update}>
      {operatorName && <span className={styles.operator}>{operatorName}</span>}
      {time && <time dateTime={isoMoment(updateTime)}>{time}</time>}
    </p>
  );
}
