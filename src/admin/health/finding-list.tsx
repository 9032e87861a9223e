import { Plural, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import { directionOf, languageTag } from '../../i18n/locales';
import { useLanguageNames } from '../kit/language-names';
import type { Finding } from './finding';
import styles from './health.module.css';
import { FINDING_KINDS, useProblemWords, type ProblemGroup } from './problem-words';

/** How many findings of a group are shown at first, and with every further click. */
const SHOWN = 50;

interface FindingListProps {
  group: ProblemGroup;
  findings: readonly Finding[];
  /** Called when a screen is opened from here. */
  onOpen: () => void;
}

/** The findings of one group: what is wrong, with what, and the way to the screen where it is mended. */
export function FindingList({ group, findings, onOpen }: FindingListProps) {
  const { t } = useLingui();
  const [most, setMost] = useState(SHOWN);
  const left = findings.length - most;
  return (
    <section className={styles.group} aria-labelledby={`health-${group.id}`}>
      <h3 id={`health-${group.id}`} tabIndex={-1} className={styles.title}>
        {t(group.title)} <span className={styles.count}>{findings.length}</span>
      </h3>
      <p className={styles.help}>{t(group.help)}</p>
      <ul className={styles.findings}>
        {findings.slice(0, most).map((one) => (
          <FindingRow key={one.id} finding={one} onOpen={onOpen} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.more} onClick={() => setMost(most + SHOWN)}>
          <Plural value={left} one="Show # more" other="Show # more" />
        </button>
      )}
    </section>
  );
}

function FindingRow({ finding, onOpen }: { finding: Finding; onOpen: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const { nameOf } = useLanguageNames();
  const wordsOf = useProblemWords();
  const { kind, name, nameLang, lang, href, problem } = finding;
  const kindName = t(FINDING_KINDS[kind]);
  const open = (event: MouseEvent) => {
    // With a key it opens elsewhere, as every link does.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
    void router.navigate({ href });
  };
  return (
    <li className={styles.finding}>
      <p className={styles.what}>
        <a href={href} onClick={open}>
          {name ? (
            <span {...(nameLang && { lang: languageTag(nameLang), dir: directionOf(nameLang) })}>
              {name}
            </span>
          ) : (
            kindName
          )}
        </a>{' '}
        <span className={styles.where}>
          {name && kindName}
          {lang && ` · ${nameOf(lang)}`}
        </span>
      </p>
      <p className={styles.problem}>
        {wordsOf(finding)} {'url' in problem && problem.url && <bdi dir="ltr">{problem.url}</bdi>}
      </p>
    </li>
  );
}
