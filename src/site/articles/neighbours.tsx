import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NewsItem } from '../../api/news';
import type { ListPlace } from './item-link';
import { useNeighbours, type Neighbouring } from './use-neighbours';
import styles from './neighbours.module.css';

interface NeighboursProps {
  item: NewsItem;
  /** The list that led here, when one did. */
  place: ListPlace | undefined;
}

function Neighbour({ found, children }: { found: Neighbouring; children: ReactNode }) {
  return (
    <div className={styles.neighbour}>
      <span className={styles.label}>{children}</span>
      <Link
        to="/news/detail/$id"
        params={{ id: String(found.item.id) }}
        state={{ place: found.place }}
        className={styles.title}
      >
        {found.item.title}
      </Link>
    </div>
  );
}

/** The previous and the next item of the list that led here, or of the item's own catalogue. */
export function Neighbours({ item, place }: NeighboursProps) {
  const { t } = useLingui();
  const { previous, next } = useNeighbours(item, place);
  return (
    <nav className={styles.neighbours} aria-label={t`Previous and next`}>
      {previous && (
        <Neighbour found={previous}>
          <Trans>Previous article</Trans>
        </Neighbour>
      )}
      {next && (
        <Neighbour found={next}>
          <Trans>Next article</Trans>
        </Neighbour>
      )}
    </nav>
  );
}
