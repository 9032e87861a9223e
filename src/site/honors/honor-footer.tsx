import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHonors, type Honor } from '@/api/honors';
import { toText } from '@/lib/to-text';
import styles from '@/site/article/article-footer.module.css';
import { HonorLink } from '@/site/cards/honor-link';
import { Neighbor, Neighbors } from '@/site/cards/neighbors';
import { Share } from '@/site/article/share';
import type { BasicArticle } from '@/site/cards/content-types';
import { neighboringHonors } from './honor-order';

interface AdjacentHonorProps {
  honor: Honor;
  direction: 'previous' | 'next';
  label: ReactNode;
}

function AdjacentHonor({ honor, direction, label }: AdjacentHonorProps) {
  return (
    <Neighbor direction={direction} label={label}>
      {(className) => <HonorLink honor={honor} className={className} />}
    </Neighbor>
  );
}

/** Renders the share buttons of an honor and links to its neighbors in the list of the about page. */
export function HonorFooter({ item, title }: { item: BasicArticle; title: string }) {
  const { data } = useHonors(true);
  const { previous, next } = neighboringHonors(data ?? [], item.id);
  return (
    <div className={styles.footer}>
      <div className={styles.share}>
        <Share title={title} lang={toText(item.lang)} />
      </div>
      <Neighbors>
        {previous && (
          <AdjacentHonor
            honor={previous}
            direction="previous"
            label={<Trans>Previous honor</Trans>}
          />
        )}
        {next && <AdjacentHonor honor={next} direction="next" label={<Trans>Next honor</Trans>} />}
      </Neighbors>
    </div>
  );
}
