import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AboutSearch } from './about-search';
import type { PartId } from './parts';
import { focusPart } from './focus-part';
import styles from './part-links.module.css';

const LABELS = {
  firm: msg`The firm in brief`,
  strengths: msg`Strengths`,
  premises: msg`Inside our offices`,
  honors: msg`Honours`,
  offices: msg`Offices`,
  contact: msg`Write to us`,
} as const;

/** Renders a row of links to the sections of the page. */
export function PartLinks({ parts, search }: { parts: readonly PartId[]; search: AboutSearch }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`}>
      <ul className={styles.links}>
        {parts.map((part) => (
          <li key={part}>
            <Link
              to="/about"
              search={search}
              hash={part}
              className={styles.link}
              onClick={() => focusPart(part)}
            >
              {t(LABELS[part])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
