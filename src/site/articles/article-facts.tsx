import { Plural } from '@lingui/react/macro';
import type { Article } from '../../api/articles';
import { languageName } from '../../i18n/language-names';
import { plainText } from '../../lib/plain-text';
import { readingMinutes } from '../../lib/reading-time';
import { DateText } from '../../ui/date-text';
import styles from './article-facts.module.css';

/** Date, language and reading time of an article. */
export function ArticleFacts({ item }: { item: Article }) {
  const minutes = readingMinutes(plainText(item.content));
  return (
    <p className={styles.facts}>
      <DateText value={item.createTime} />
      <span>{languageName(item.lang).long}</span>
      {item.content && (
        <span>
          <Plural value={minutes} one="# minute to read" other="# minutes to read" />
        </span>
      )}
    </p>
  );
}
