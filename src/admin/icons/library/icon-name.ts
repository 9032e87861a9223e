import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Icon } from '@/api/admin/icons';
import { baseNameOf } from '@/admin/upload/output-type';

/** Returns the function that formats an icon's name: its file name, since the library has no names. */
export function useIconName(): (icon: Icon) => string {
  const { t } = useLingui();
  return useCallback(
    ({ iconUrl }) => {
      const file = baseNameOf(iconUrl);
      return t`Icon ${file}`;
    },
    [t],
  );
}
