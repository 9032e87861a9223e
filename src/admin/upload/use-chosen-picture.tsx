import { AppstoreOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { PictureAction } from './picture-action';

const loadDialog = () => import('@/admin/pictures/used-pictures-dialog');

/**
 * Manages the choice of a picture that an item uses already. `onChoose` receives its stored address. `dialog` must be
 * outside of the upload area, which handles what is pasted into it.
 */
export function useChosenPicture(onChoose: (url: string) => void) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return {
    button: (
      <PictureAction
        ref={opener}
        icon={<AppstoreOutlined aria-hidden />}
        label={t`Existing pictures`}
        aria-haspopup="dialog"
        onClick={show}
      />
    ),
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
            onClosed={() => opener.current?.focus()}
          />
        )}
      </LazyComponent>
    ),
  };
}
