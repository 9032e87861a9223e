import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useArticleCount } from '../../api/staff/catalogues';
import { directionOf, languageTag } from '../../i18n/locales';
import { useNearViewport } from '../../ui/use-near-viewport';
import { useNameList } from '../kit/name-list';
import { versionsOf, type Folder } from './catalogue-folders';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';

/** A catalogue's names, the interface language's first, what marks it, and how many articles it has. */
export function CatalogueNames({ folder }: { folder: Folder }) {
  const { nameOf, languageOf, shelf } = useCataloguesScreen();
  const listed = useNameList();
  const [main, ...others] = versionsOf(folder);
  const [ref, near] = useNearViewport<HTMLDivElement>();
  const missing = shelf.codes.filter((code) => !folder.versions[code]).map(languageOf);
  const missingNames = listed(missing);
  const elsewhere = listed(folder.elsewhere.map(languageOf));
  return (
    <>
      <div ref={ref} className={styles.names}>
        <p
          id={`catalogue-${folder.no}`}
          tabIndex={-1}
          className={styles.name}
          lang={languageTag(main?.lang ?? '')}
          dir={directionOf(main?.lang ?? '')}
        >
          {nameOf(folder)}
        </p>
        {others.map(({ lang, name }) => (
          <p key={lang} className={styles.other} lang={languageTag(lang)} dir={directionOf(lang)}>
            {name}
          </p>
        ))}
        {missing.length > 0 && (
          <p className={styles.missing}>
            <Trans>No name in {missingNames}</Trans>
          </p>
        )}
        {folder.elsewhere.length > 0 && (
          <p className={styles.missing}>
            <Trans>Stands below another catalogue in {elsewhere}</Trans>
          </p>
        )}
      </div>
      <ArticleCount folder={folder} near={near} />
    </>
  );
}

/** How many articles there are in the language that stands for the catalogue; nothing until it is known. */
function ArticleCount({ folder, near }: { folder: Folder; near: boolean }) {
  const { t } = useLingui();
  const { languageOf, shelf } = useCataloguesScreen();
  const { data } = useArticleCount(shelf.type, near ? folder.main : null);
  const language = languageOf(folder.main.lang);
  return (
    <p className={styles.count} title={t`As visitors find them in ${language}`}>
      {data !== undefined && <Plural value={data} one="# article" other="# articles" />}
    </p>
  );
}
