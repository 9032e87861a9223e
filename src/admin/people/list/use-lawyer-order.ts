import {
  moveLawyer,
  refetchLawyers,
  sortLawyers,
  type AdminLawyerQuery,
} from '@/api/admin/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { groupVersions } from '@/admin/shared/group-versions';
import { useOrder, type Order } from '@/admin/reorder/use-order';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { callsFor, lawyersAfter, ordersOf, type Placement } from './lawyer-order';

interface LawyerPage {
  storedLawyers: readonly ListedLawyer[];
  query: AdminLawyerQuery;
  /** Number of lawyers on earlier pages; undefined when the list counts their versions. */
  countBefore: number | undefined;
  total: number | undefined;
}

/** Returns the order of a page of lawyers, with the functions that change it in every language (D27). */
export function useLawyerOrder(
  { storedLawyers, query, countBefore, total }: LawyerPage,
  announce: (message: string) => void,
): Order<readonly ListedLawyer[]> {
  const { locale } = useLocale();
  return useOrder<readonly ListedLawyer[], Placement>(
    storedLawyers,
    {
      shownPart: JSON.stringify(query),
      ordersOf,
      applyReorder: lawyersAfter,
      movesOf: (lawyers, reorder) => callsFor(lawyers, reorder, countBefore),
      send: (move) =>
        'position' in move
          ? moveLawyer(move.no, move.position)
          : sortLawyers(move.sourceId, move.targetId),
      fetch: async () => groupVersions((await refetchLawyers(query)).items, locale),
      positionOf: (lawyers, no) => {
        const index = lawyers.findIndex((lawyer) => String(lawyer.no) === no);
        const hasPosition = countBefore !== undefined && total !== undefined && index >= 0;
        return hasPosition ? { position: countBefore + index + 1, total } : undefined;
      },
    },
    announce,
  );
}
