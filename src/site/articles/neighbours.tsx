import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Article } from '../../api/articles';
import { useNearViewport } from '../../ui/use-near-viewport';
import type { ListPlace } from './item-link';
import type { ArticleKind } from './kind';
import { useNeighbours, type Neighbouring } from './use-neighbours';
import styles from './neighbours.module.css';

interface NeighboursProps {
  kind: ArticleKind;
  item: Article;
  /** The list that led here, when one did. */
  place: ListPlace | undefined;
}

interface NeighbourProps {
  kind: ArticleKind;
  found: Neighbouring;
  children: ReactNode;
}

function Neighbour({ kind, found, children }: NeighbourProps) {
  return (
    <div className={styles.neighbour}>
      <span className={styles.label}>{children}</span>
      <Link
        to={kind.detail}
        params={{ id: String(found.item.id) }}
        state={{ place: found.place }}
        className={styles.title}
      >
        {found.item.title}
      </Link>
    </div>
  );
}

function Found({ kind, item, place }: NeighboursProps) {
  const { previous, next } = useNeighbours(kind, item, place);
  return (
    <>
      {previous && (
        <Neighbour kind={kind} found={previous}>
          <Trans>Previous article</Trans>
        </Neighbour>
      )}
      {next && (
        <Neighbour kind={kind} found={next}>
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
export function Neighbours({ kind, item, place }: NeighboursProps) {
  const { t } = useLingui();
  const [ref, near] = useNearViewport<HTMLElement>();
  return (
    <nav ref={ref} className={styles.neighbours} aria-label={t`Previous and next`}>
      {near && <Found kind={kind} item={item} place={place} />}
    </nav>
  );
}
