import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AboutSearch } from './about-search';
import type { SectionId } from './sections';
import styles from './section-links.module.css';

const LABELS = {
  firm: msg`The firm in brief`,
  strengths: msg`Strengths`,
  'office-pictures': msg`Inside our offices`,
  honors: msg`Honors`,
  offices: msg`Offices`,
  press: msg`Press`,
  contact: msg`Write to us`,
} as const;

/** Renders a row of links to the sections of the page. */
export function SectionLinks({
  sections,
  search,
}: {
  sections: readonly SectionId[];
  search: AboutSearch;
}) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`}>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section}>
            <Link to="/about" search={search} hash={section} className={styles.link}>
              {t(LABELS[section])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
