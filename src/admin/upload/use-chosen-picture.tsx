import { AppstoreOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import type { PictureAction } from './picture-actions';

const loadDialog = () => import('@/admin/pictures/used-pictures-dialog');

/**
 * Manages the choice of a picture that an item uses already. `onChoose` receives its stored address. The focus then
 * returns to the button that opened the dialog, or to the control with this `id` where that button is removed. `dialog`
 * must be outside of the upload area, which handles what is pasted into it.
 */
export function useChosenPicture(id: string, onChoose: (url: string) => void) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const opener = useRef<Element>(null);
  const show = () => {
    opener.current = document.activeElement;
    setOpened(true);
    setOpen(true);
  };
  const restoreFocus = () => {
    const { current } = opener;
    const isPresent = current instanceof HTMLElement && current.isConnected;
    (isPresent ? current : document.getElementById(id))?.focus();
  };
  const action: PictureAction = {
    key: 'existing',
    icon: <AppstoreOutlined aria-hidden />,
    label: t`Existing pictures`,
    opensDialog: true,
    onClick: show,
  };
  return {
    action,
    dialog: opened && (
      <LazyComponent load={loadDialog} fallback={null}>
        {({ UsedPicturesDialog }) => (
          <UsedPicturesDialog
            open={open}
            onChoose={(url) => {
              onChoose(url);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
            onClosed={restoreFocus}
          />
        )}
      </LazyComponent>
    ),
  };
}
