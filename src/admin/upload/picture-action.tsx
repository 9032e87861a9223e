import { Button, Tooltip, type ButtonProps } from 'antd';
import { createContext, useContext, type ReactNode, type Ref } from 'react';

/** Whether the actions are over a picture, where they are icons. */
export const OverPictureContext = createContext(false);

interface PictureActionProps extends Omit<ButtonProps, 'children' | 'ref'> {
  ref?: Ref<HTMLButtonElement>;
  icon: ReactNode;
  label: string;
}

/** Renders an action of a picture: an icon with a tooltip over the picture, otherwise a button with text. */
export function PictureAction({ label, ...props }: PictureActionProps) {
  const isIcon = useContext(OverPictureContext);
  return (
    <Tooltip title={isIcon && label}>
      <Button {...props} aria-label={isIcon ? label : undefined}>
        {!isIcon && label}
      </Button>
    </Tooltip>
  );
}
