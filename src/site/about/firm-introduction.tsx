import { Trans } from '@lingui/react/macro';
import type { Portal } from '@/api/portal';
import { Counters, countersOf } from '@/site/layout/counters';
import { plainText } from '@/lib/plain-text';
import { StoredText } from '@/site/text/stored-text';
import { AboutSection } from './about-section';
import styles from './firm-introduction.module.css';

/** Renders the introduction of the firm and its visible counters (§3). */
export function FirmIntroduction({ portal }: { portal: Portal }) {
  const introductionText = plainText(portal.introduce);
  if (!introductionText && countersOf(portal).length === 0) return null;
  return (
    <AboutSection id="firm" title={<Trans>The firm in brief</Trans>}>
      {introductionText && (
        <div className={styles.text}>
          <StoredText html={portal.introduce} lang={portal.lang} topHeadingLevel={3} />
        </div>
      )}
      <Counters portal={portal} />
    </AboutSection>
  );
}
