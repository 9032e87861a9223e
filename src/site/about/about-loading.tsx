import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import pageStyles from '@/site/layout/page.module.css';
import styles from './about-loading.module.css';

/** Renders skeletons of the introduction and of a section below it while the portal configuration loads. */
export function AboutLoading() {
  return (
    <LoadingPlaceholder>
      <div className={pageStyles.section} aria-hidden>
        <div className={`${pageStyles.page} ${pageStyles.split}`}>
          <span className={styles.heading} />
          <div className={styles.lines}>
            {[96, 100, 92, 98, 60].map((width) => (
              <span key={width} className={styles.line} style={{ inlineSize: `${width}%` }} />
            ))}
          </div>
        </div>
      </div>
      <div className={pageStyles.section} aria-hidden>
        <div className={`${pageStyles.page} ${pageStyles.split}`}>
          <span className={styles.heading} />
          <div className={styles.restOfPage} />
        </div>
      </div>
    </LoadingPlaceholder>
  );
}
