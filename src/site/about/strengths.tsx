import { Trans } from '@lingui/react/macro';
import type { Portal } from '@/api/portal';
import { toText } from '@/lib/to-text';
import { StoredText } from '@/site/text/stored-text';
import { AboutSection } from './about-section';
import { strengthsOf } from './sections';
import styles from './strengths.module.css';

/** Renders the strengths of the firm as a numbered list (§3, `advantagesList`). */
export function Strengths({ portal }: { portal: Portal }) {
  const strengths = strengthsOf(portal);
  if (strengths.length === 0) return null;
  return (
    <AboutSection id="strengths" title={<Trans>Strengths</Trans>}>
      <ol className={styles.list}>
        {strengths.map(({ title, content }, index) => (
          <li key={index} className={styles.strength}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div className={styles.text}>
              {toText(title).trim() && <h3 className={styles.title}>{toText(title)}</h3>}
              <StoredText html={content} lang={portal.lang} topHeadingLevel={4} />
            </div>
          </li>
        ))}
      </ol>
    </AboutSection>
  );
}
