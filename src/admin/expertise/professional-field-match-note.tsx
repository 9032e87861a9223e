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
  const formatList = useNameList();
  const { hasUnmatchedRecords, isSideBySide, codes, rows } = view;
  const languageOfList = nameOf(codes[0] ?? '');
  if (!isSideBySide && !hasUnmatchedRecords) {
    return (
      <Alert
        type="info"
        showIcon
        title={<Trans>Moving a field here changes its position in {languageOfList} only.</Trans>}
      />
    );
  }
  if (hasUnmatchedRecords) {
    const counts = formatList(
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
            The languages have different numbers of fields ({counts}), so they cannot be matched.
            Each language is shown and ordered separately.
          </Trans>
        }
      />
    );
  }
  if (!rows.some(({ matchedBy }) => matchedBy === 'place' || matchedBy === 'earlier')) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <Trans>
          Fields without a shared number are matched by their position in the list and move
          together. If two do not belong together, choose a single language and move the field
          there.
        </Trans>
      }
    />
  );
}
