import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NewsItem } from '../../api/news';
import { useNearViewport } from '../../ui/use-near-viewport';
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

function Found({ item, place }: NeighboursProps) {
  const { previous, next } = useNeighbours(item, place);
  return (
    <>
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
    </>
  );
}

/**
 * The previous and the next item of the list that led here, or of the item's own catalogue. Read
 * when the reader comes near them.
 */
export function Neighbours({ item, place }: NeighboursProps) {
  const { t } = useLingui();
  const [ref, near] = useNearViewport<HTMLElement>();
  return (
    <nav ref={ref} className={styles.neighbours} aria-label={t`Previous and next`}>
      {near && <Found item={item} place={place} />}
    </nav>
  );
}
