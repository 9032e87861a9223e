import { AppstoreOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import type { PictureAction } from './picture-actions';

const loadDialog = () => import('@/admin/pictures/used-pictures-dialog');

/**
 * Manages the dialog in which an editor chooses a picture of another item. `onChoose` receives the stored address of the
 * picture. When the dialog closes, the focus returns to the button that opened it, or to the upload button with this `id`
 * if that button was removed.
 * Render `dialog` outside of the upload area, which would handle text that is pasted into the dialog.
 */
export function useUsedPicturesDialog(id: string, onChoose: (url: string) => void) {
  const { t } = useLingui();
  const [isMounted, setIsMounted] = useState(false);
  const opener = useRef<Element>(null);
  const open = () => {
    opener.current = document.activeElement;
    setIsMounted(true);
  };
  const handleClosed = () => {
    setIsMounted(false);
    const { current } = opener;
    const isPresent = current instanceof HTMLElement && current.isConnected;
    (isPresent ? current : document.getElementById(id))?.focus();
  };
  const action: PictureAction = {
    key: 'existing',
    icon: <AppstoreOutlined aria-hidden />,
    label: t`Reuse a picture`,
    opensDialog: true,
    onClick: open,
  };
  return {
    action,
    dialog: isMounted && (
      <LazyComponent load={loadDialog} fallback={null}>
        {({ UsedPicturesDialog }) => (
          <UsedPicturesDialog onChoose={onChoose} onClosed={handleClosed} />
        )}
      </LazyComponent>
    ),
  };
}
