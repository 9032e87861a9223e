import { EllipsisOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode } from 'react';

export interface PictureAction {
  key: string;
  icon: ReactNode;
  label: string;
  opensDialog?: boolean;
  danger?: boolean;
  onClick: () => void;
}

interface PictureActionsProps {
  actions: readonly PictureAction[];
  /** Whether the actions are over the picture, which may be as narrow as a portrait. */
  isOverPicture: boolean;
}

/** Renders the actions of a picture: a menu over the picture, otherwise buttons. */
export function PictureActions({ actions, isOverPicture }: PictureActionsProps) {
  if (isOverPicture) return <PictureMenu actions={actions} />;
  return actions.map(({ key, icon, label, opensDialog, danger = false, onClick }) => (
    <Button
      key={key}
      icon={icon}
      danger={danger}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  ));
}

function PictureMenu({ actions }: { actions: readonly PictureAction[] }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ key, icon, label, danger = false, onClick }) => ({
    key,
    icon,
    label,
    danger,
    onClick: () => {
      // The menu closes, and a dialog restores the focus to the element that had it.
      button.current?.focus();
      // antd's menu handles the Enter key again after this function, and the action may remove the menu.
      queueMicrotask(onClick);
    },
  }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items }}
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, and restores it
    >
      <Button
        ref={button}
        icon={<EllipsisOutlined aria-hidden />}
        title={t`More picture actions`}
        aria-label={t`More picture actions`}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
