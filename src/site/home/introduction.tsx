import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePortal } from '@/api/portal';
import { plainText } from '@/lib/plain-text';
import { Icon } from '@/ui/icon';
import { ErrorNotice } from '@/ui/notices';
import { Counters } from '@/site/layout/counters';
import pageStyles from '@/site/layout/page.module.css';
import styles from './introduction.module.css';

/** Renders the introduction of the firm and its visible counters (§3). */
export function Introduction() {
  const { data, error, mutate } = usePortal();
  const text = plainText(data?.introduce);
  return (
    <section className={pageStyles.section}>
      <div className={`${pageStyles.page} ${pageStyles.split}`}>
        <div>
          <h2 className={pageStyles.heading}>
            <Trans>The firm</Trans>
          </h2>
          <Link to="/about" className={pageStyles.moreLink}>
            <Trans>More about the firm</Trans>
            <Icon name="arrow" />
          </Link>
        </div>
        <div className={styles.text} aria-busy={!data && !error}>
          {error && !data ? (
            <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
              <Trans>Couldn’t load the introduction.</Trans>
            </ErrorNotice>
          ) : (
            <p className={styles.lead}>{text}</p>
          )}
          {data && <Counters portal={data} />}
        </div>
      </div>
    </section>
  );
}
