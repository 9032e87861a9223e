import { LinkOutlined, PushpinFilled } from '@ant-design/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CATALOGUE_TYPE } from '../../../api/catalogues';
import { useLocale } from '../../../i18n/use-locale';
import { languageTag } from '../../../i18n/locales';
import { formatMoment, isoMoment } from '../../../lib/dates';
import { hostOf } from '../../../lib/safe-url';
import { Picture } from '../../../ui/picture';
import { useCatalogueNames } from '../../kit/catalogue-names';
import { LanguageTags } from '../../kit/language-tags';
import { latestOf, versionsOf, viewsOf, type ListedNews } from './listed-news';
import styles from './news-list.module.css';

interface CellProps {
  group: ListedNews;
}

/** The cover's thumbnail, of the first version that has one. */
export function NewsCover({ group }: CellProps) {
  const cover = versionsOf(group).find(({ coverUrl }) => coverUrl?.trim())?.coverUrl;
  return (
    <div className={styles.cover}>
      <Picture src={cover} alt="" width={64} height={44} />
    </div>
  );
}

/** The title, leading to the edit screen, with what marks the item, and its titles in other languages. */
export function NewsTitle({ group, pinned }: CellProps & { pinned: boolean }) {
  const { t } = useLingui();
  const [main, ...others] = versionsOf(group);
  const named = Boolean(main?.title?.trim());
  const host = hostOf(main?.contentUrl);
  return (
    <>
      <Link
        to="/admin/articles/news/edit"
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
      {(pinned || main?.isLink === 1) && (
        <p className={styles.marks}>
          {pinned && (
            <span className={styles.pinned}>
              <PushpinFilled aria-hidden /> <Trans>Pinned</Trans>
            </span>
          )}
          {main?.isLink === 1 && (
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
export function NewsFacts({ group }: CellProps) {
  const catalogue = useCatalogueNames(CATALOGUE_TYPE.news)(group.main.cataId);
  const views = viewsOf(group);
  return (
    <p className={styles.facts}>
      {catalogue && <span>{catalogue}</span>}
      <span>
        <Plural value={views} one="# view" other="# views" />
      </span>
    </p>
  );
}

/** In which languages the item is there. */
export function NewsLanguages({ group }: CellProps) {
  return <LanguageTags present={Object.keys(group.versions)} />;
}

/** The catalogue's name, or a dash. */
export function NewsCatalogue({ group }: CellProps) {
  const name = useCatalogueNames(CATALOGUE_TYPE.news)(group.main.cataId);
  return name ?? '–';
}

/** How often visitors have opened it. */
export function NewsViews({ group }: CellProps) {
  const { tag } = useLocale();
  return new Intl.NumberFormat(tag).format(viewsOf(group));
}

/** Who published it last, and when (D15). */
export function NewsUpdate({ group }: CellProps) {
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
