import { Trans } from '@lingui/react/macro';
import page from '@/site/layout/page.module.css';
import styles from './article-loading.module.css';

/** Renders the skeleton of an article. */
export function ArticleLoading() {
  return (
    <div className={`${page.page} ${styles.loading}`} aria-busy="true">
      <p className="visually-hidden">
        <Trans>Loading</Trans>
      </p>
      <div className={styles.title} />
      <div className={styles.title} />
      <div className={styles.facts} />
      <div className={styles.cover} />
    </div>
  );
}
