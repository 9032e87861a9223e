import { useId, type ReactNode } from 'react';
import { TitleRow } from './title-row';
import page from '../layout/page.module.css';
import { useMentions } from './use-mentions';
import styles from './mentions.module.css';

interface MentionsProps {
  /** What is looked for, in the interface language. */
  names: readonly string[];
  heading: ReactNode;
}

/** News and deals that name someone or something; no section where there are none. */
export function Mentions({ names, heading }: MentionsProps) {
  const id = useId();
  const mentions = useMentions(names, true);
  if (mentions.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`${page.section} ${styles.mentions}`}>
      <div className={`${page.page} ${page.split}`}>
        <h2 id={id} className={page.heading}>
          {heading}
        </h2>
        <ul className={styles.list}>
          {mentions.map(({ kind, item }) => (
            <TitleRow key={`${kind.list} ${item.id}`} kind={kind} item={item} />
          ))}
        </ul>
      </div>
    </section>
  );
}
