import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import type { ProfessionalFieldLists } from '@/api/admin/professional-fields';
import { OrderDisagreement } from '@/admin/reorder/order-disagreement';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { isMatchedByPosition } from './professional-field-match';
import { clearPairs } from './professional-field-pairs';
import type { ProfessionalFieldListView } from './use-professional-field-list-view';

interface ProfessionalFieldMatchNoteProps {
  lists: ProfessionalFieldLists;
  view: ProfessionalFieldListView;
}

/** Explains an uncertain match of the languages' records (D22, D26), or what a move changes in a single language. */
export function ProfessionalFieldMatchNote(props: ProfessionalFieldMatchNoteProps) {
  const note = useMatchNote(props);
  return note && <Alert type="info" showIcon title={note} />;
}

function useMatchNote({ lists, view }: ProfessionalFieldMatchNoteProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const formatList = useNameListFormatter();
  const { hasUnmatchedRecords, isSideBySide, codes, rows } = view;
  if (hasUnmatchedRecords) {
    const counts = formatList(
      Object.entries(lists).map(([code, fields = []]) => {
        const language = nameOf(code);
        const count = fields.length;
        return t`${language}: ${count}`;
      }),
    );
    return t`Some of the professional fields (${counts}) can’t be matched between the languages, so each language is shown and ordered separately.`;
  }
  if (!isSideBySide) {
    const languageOfList = nameOf(codes[0] ?? '');
    return t`Moving a field here changes its position in ${languageOfList} only.`;
  }
  if (!rows.some(isMatchedByPosition)) return undefined;
  return t`Fields without a shared number are matched by their position in the list and move together. If two do not belong together, choose a single language and move the field there.`;
}

/** Shows where the languages' orders differ (D52), with earlier matches: current positions would pair unrelated names. */
export function ProfessionalFieldOrderDisagreement({ view }: { view: ProfessionalFieldListView }) {
  const { order, rows } = view;
  const hasEarlierMatches = rows.some(({ matchedBy }) => matchedBy === 'earlier-position');
  return (
    <OrderDisagreement
      disagreements={view.orderDisagreements}
      orderApplication={order.orderApplication}
      note={
        hasEarlierMatches && (
          <Trans>
            These fields are matched by their position only. The list shows the matches from before
            the orders diverged; other browsers match them by their current position.
          </Trans>
        )
      }
      action={
        hasEarlierMatches && (
          <Button size="small" onClick={clearPairs}>
            <Trans>Match by current position</Trans>
          </Button>
        )
      }
    />
  );
}
