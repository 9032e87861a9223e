import { Plural } from '@lingui/react/macro';
import type { NewsItem } from '../../api/news';
import { plainText } from '../../lib/plain-text';
import { readingMinutes } from '../../lib/reading-time';
import { DateText } from '../../ui/date-text';
import styles from './article-facts.module.css';

/** Date, language and reading time of an article. */
export function ArticleFacts({ item }: { item: NewsItem }) {
  const minutes = readingMinutes(plainText(item.content));
  return (
    <p className={styles.facts}>
      <DateText value={item.createTime} />
      <span>
        {item.lang === 'zh_CN' ? '简体中文' : item.lang === 'en_US' ? 'English' : item.lang}
      </span>
      {item.content && (
        <span>
          <Plural value={minutes} one="# minute to read" other="# minutes to read" />
        </span>
      )}
    </p>
  );
}
