import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DateText } from '@/ui/date-text';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import type { DocumentName } from '@/lib/site-paths';
import type { DocumentContent } from './document-content';
import { PRIVACY } from './privacy';
import { TERMS } from './terms';
import styles from './document-page.module.css';

const DOCUMENTS: Record<DocumentName, DocumentContent> = { privacy: PRIVACY, terms: TERMS };

/** Effective date of the texts, shown as written (D15). */
const EFFECTIVE_DATE = '2026-11-01 00:00:00';

/** Renders `/docs/{name}` (§2, D42): the privacy notice or the terms of use. */
export function DocumentPage({ name }: { name: DocumentName }) {
  const { t } = useLingui();
  const { title, description, sections, Text } = DOCUMENTS[name];
  usePageHead({
    title: [t(title)],
    description: t(description),
    breadcrumbs: [
      [t`Home`, '/home'],
      [t(title), `/docs/${name}`],
    ],
  });
  return (
    <article className={`${pageStyles.page} ${styles.document}`}>
      <header className={styles.header}>
        <h1 className={pageStyles.title}>{t(title)}</h1>
        <p className={styles.effectiveDate}>
          <Trans>
            Effective <DateText value={EFFECTIVE_DATE} />
          </Trans>
        </p>
      </header>
      <nav className={styles.contents} aria-label={t`Contents`}>
        <ol>
          {Object.entries(sections).map(([id, heading]) => (
            <li key={id}>
              <Link to="/docs/$name" params={{ name }} hash={id}>
                {t(heading)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Text />
      </div>
    </article>
  );
}
