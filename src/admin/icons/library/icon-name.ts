import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Icon } from '@/api/admin/icons';
import { baseName } from '@/admin/upload/output-type';

/** What an icon is called in words: the name of its file, since the library has none for it. */
export function useIconName(): (icon: Icon) => string {
  const { t } = useLingui();
  return useCallback(
    ({ iconUrl }) => {
      const file = baseName(iconUrl);
      return t`Icon ${file}`;
    },
    [t],
  );
}
