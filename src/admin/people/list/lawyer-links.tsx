import { useLingui } from '@lingui/react/macro';
import { PageLinks } from '@/admin/page/page-links';

interface LawyerLinksProps {
  /** Whether the list has no lawyers, or none yet. */
  isEmpty: boolean;
  onExport: () => void;
}

/** Renders the buttons of the heading: import, export, and the form of a new lawyer. */
export function LawyerLinks({ isEmpty, onExport }: LawyerLinksProps) {
  const { t } = useLingui();
  const label = t({ message: 'Export', context: 'button' });
  return (
    <PageLinks
      links={[
        { to: '/admin/people/import', label: t`Import` },
        { key: 'export', label, disabled: isEmpty, onClick: onExport },
        { to: '/admin/people/add', label: t`Add a lawyer` },
      ]}
    />
  );
}
