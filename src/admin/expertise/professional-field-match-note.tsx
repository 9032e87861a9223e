import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from 'antd';
import type { ProfessionalFieldLists } from '@/api/admin/professional-fields';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameList } from '@/admin/shared/use-name-list';
import type { ProfessionalFieldView } from './use-professional-field-view';

/** Explains how the records of the languages were matched, if the match is uncertain (D22, D26). */
export function ProfessionalFieldMatchNote({
  lists,
  view,
}: {
  lists: ProfessionalFieldLists;
  view: ProfessionalFieldView;
}) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const listed = useNameList();
  const { unsure, together, codes, rows } = view;
  const only = nameOf(codes[0] ?? '');
  if (!together && !unsure) {
    return (
      <Alert
        type="info"
        showIcon
        title={<Trans>Moving a field here changes its place in {only} alone.</Trans>}
      />
    );
  }
  if (unsure) {
    const counts = listed(
      Object.entries(lists).map(([code, fields = []]) => {
        const language = nameOf(code);
        const count = fields.length;
        return t`${language}: ${count}`;
      }),
    );
    return (
      <Alert
        type="info"
        showIcon
        title={
          <Trans>
            The languages do not have the same number of fields ({counts}), so nobody can tell which
            belong together. Each language is shown and put in order on its own.
          </Trans>
        }
      />
    );
  }
  if (!rows.some(({ by }) => by === 'place' || by === 'earlier')) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <Trans>
          Fields without a common number stand beside each other by their place in the list, and are
          moved together. If two do not belong together, choose one language and move it there.
        </Trans>
      }
    />
  );
}
