import { useLingui } from '@lingui/react/macro';
import { ImportPage } from './import-page';
import type { ItemLink } from './run-step';
import { useLawyerImport } from './use-lawyer-import';

const LIST_PATH = '/admin/people/list';

/** Returns the link to the list with the name: the edit form needs an id, which the response lacks. */
const itemLink: ItemLink = (_, name) => ({ to: LIST_PATH, search: { name } });

/** Renders `/admin/people/import`. */
export function LawyerImportPage() {
  const { t } = useLingui();
  const query = useLawyerImport();
  return (
    <ImportPage
      title={t`Import lawyers`}
      section="lawyers"
      {...{ query, listPath: LIST_PATH, itemLink }}
    />
  );
}
