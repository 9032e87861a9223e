import { useLingui } from '@lingui/react/macro';
import { Button, Flex } from 'antd';
import { useFormState } from '@/admin/fields/form-store';
import { listsOf } from '@/admin/portal/portal-content';
import { usePortalScreen } from '@/admin/portal/portal-context';
import type { PortalValues } from '@/admin/portal/portal-values';
import { useRowName } from './row-name';

interface RejectedRemovalsProps {
  /** The server's reason for rejecting the publication. */
  message: string;
}

/** Renders buttons that lead to removed rows (D31) that an error mentions by name, since an error names no field (§3). */
export function RejectedRemovals({ message }: RejectedRemovalsProps) {
  const values = useFormState((form: { values: PortalValues }) => form.values);
  const { t } = useLingui();
  const { rowButtons } = usePortalScreen();
  const rowName = useRowName();
  const rejectedRows = listsOf(values).flatMap(([list, rows]) =>
    rows.flatMap((row, index) => {
      const { name, otherNames } = rowName(list, row, index);
      const isNamed = row.removed && [name, ...otherNames].some((text) => message.includes(text));
      return isNamed ? [{ key: row.key, name }] : [];
    }),
  );
  if (rejectedRows.length === 0) return null;
  const focusRow = (key: string) => {
    const undoButton = rowButtons.get(key);
    undoButton?.focus({ preventScroll: true });
    undoButton?.scrollIntoView({ block: 'center' });
  };
  return (
    <Flex wrap gap={16}>
      {rejectedRows.map(({ key, name }) => (
        <Button type="link" size="small" key={key} onClick={() => focusRow(key)}>
          {t`Go to “${name}” to keep it`}
        </Button>
      ))}
    </Flex>
  );
}
