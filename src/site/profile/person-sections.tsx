import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Lawyer } from '@/api/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { toArray } from '@/lib/to-array';
import { plainText } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import pageStyles from '@/site/layout/page.module.css';
import { StoredText } from '@/site/text/stored-text';
import styles from './person-sections.module.css';

const MIN_CONTENTS_SECTIONS = 5;

interface Section {
  id: string;
  title: string;
  content: string;
}

/** Returns whether stored HTML has visible content: editors leave empty paragraphs. */
function hasVisibleContent(html: string): boolean {
  return plainText(html) !== '' || /<img\b/i.test(html);
}

/** Returns the sections with content; omits those with a title only. */
function sectionsOf(lawyer: Lawyer): Section[] {
  return toArray(lawyer.customContents)
    .map(({ title, content }, index) => ({
      id: `section-${index + 1}`,
      title: toText(title).trim(),
      content: toText(content),
    }))
    .filter(({ content }) => hasVisibleContent(content));
}

function TableOfContents({ lawyer, sections }: { lawyer: Lawyer; sections: Section[] }) {
  const { tag } = useLocale();
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      {/* The profile around it may be in another language. */}
      <h2 id="contents" className={styles.label} lang={tag}>
        <Trans>On this page</Trans>
      </h2>
      <ol className={styles.entries}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to="/people/detail/$id" params={{ id: String(lawyer.id) }} hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Renders the introduction and the custom sections of a profile (`customContents`, D29), with a table of
 * contents if there are many.
 */
export function PersonSections({ lawyer, lang }: { lawyer: Lawyer; lang: string }) {
  const sections = sectionsOf(lawyer);
  const titledSections = sections.filter(({ title }) => title);
  const intro = toText(lawyer.intro);
  const hasTableOfContents = titledSections.length >= MIN_CONTENTS_SECTIONS;
  return (
    <div className={styles.prose}>
      {(hasTableOfContents || hasVisibleContent(intro)) && (
        <div className={`${pageStyles.split} ${styles.section}`}>
          {hasTableOfContents && <TableOfContents lawyer={lawyer} sections={titledSections} />}
          {hasVisibleContent(intro) && (
            <div className={styles.text}>
              <StoredText html={intro} lang={lang} />
            </div>
          )}
        </div>
      )}
      {sections.map(({ id, title, content }) => (
        <section key={id} id={id} className={`${pageStyles.split} ${styles.section}`}>
          {title && <h2 className={styles.title}>{title}</h2>}
          <div className={styles.text}>
            <StoredText html={content} lang={lang} topHeadingLevel={3} />
          </div>
        </section>
      ))}
    </div>
  );
}
