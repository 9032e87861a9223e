import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import pageStyles from '@/site/layout/page.module.css';
import styles from './article-loading.module.css';

/** Renders the skeleton of an article. */
export function ArticleLoading() {
  return (
    <LoadingPlaceholder className={`${pageStyles.page} ${styles.loading}`}>
      <div className={styles.title} />
      <div className={styles.title} />
      <div className={styles.facts} />
      <div className={styles.cover} />
    </LoadingPlaceholder>
  );
}
