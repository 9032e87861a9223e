import { useLingui } from '@lingui/react/macro';
import { fetchAdminPortal, savePortal, type Portal, type PortalInput } from '@/api/admin/portal';
import { EditScreen } from '@/admin/edit-form/edit-screen';
import { useEditedItem } from '@/admin/edit-form/edited-item';
import { copyRowKeys } from './portal-content';
import { PortalForm } from './portal-form';
import {
  comparePortal,
  formNamesOf,
  toPortalInputs,
  hasSameContent,
  withOfficeIds,
} from './portal-inputs';
import { toPortalValues, type PortalValues } from './portal-values';
import { usePortalLabels } from './use-portal-labels';

/** Renders `/admin/site/edit` (§2): the whole portal configuration (§3, D33), including the offices (D31). */
export function PortalEditPage() {
  const { t } = useLingui();
  const editedItem = useEditedItem<readonly Portal[], PortalValues, PortalInput[]>({
    itemKey: 'portal',
    isNew: false,
    draftName: 'portal',
    load: fetchAdminPortal,
    toValues: (portals, languages, typedValues) => {
      const values = toPortalValues(portals ?? [], languages);
      return typedValues ? copyRowKeys(values, typedValues) : values;
    },
    toBody: (values, { initialItem, latestItem }) =>
      withOfficeIds(toPortalInputs(values, initialItem ?? []), latestItem ?? []),
    formNamesOf,
    compare: comparePortal,
    hasSameValues: hasSameContent,
    update: async (body, _, idempotencyKeys) => {
      await savePortal(body, idempotencyKeys);
      return undefined;
    },
  });
  const { storedItem, languages } = editedItem;
  return (
    <EditScreen
      editedItem={editedItem}
      title={t`Portal configuration`}
      help={t`Firm details shown across the site, in all languages. Publishing updates the site immediately.`}
      labels={usePortalLabels(languages)}
    >
      <PortalForm editedItem={editedItem} portals={storedItem ?? NO_PORTALS} />
    </EditScreen>
  );
}

const NO_PORTALS: readonly Portal[] = [];
