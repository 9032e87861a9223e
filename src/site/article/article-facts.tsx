import { Plural } from '@lingui/react/macro';
import { languageName } from '@/i18n/language-names';
import { DateText } from '@/ui/date-text';
import type { ArticleMeta } from './article-frame';
import styles from './article-facts.module.css';

interface ArticleFactsProps {
  item: ArticleMeta;
  /** Reading time in minutes; 0 hides it. */
  minutes: number;
}

/** Renders date, language and reading time of an article. */
export function ArticleFacts({ item, minutes }: ArticleFactsProps) {
  return (
    <p className={styles.facts}>
      <DateText value={item.createTime} />
      <span>{languageName(item.lang).long}</span>
      {minutes > 0 && (
        <span>
          <Plural value={minutes} one="# min read" other="# min read" />
        </span>
      )}
    </p>
  );
}
