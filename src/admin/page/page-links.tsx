import { DownOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import type { MenuItemType } from 'antd/es/menu/interface';
import type { ReactNode } from 'react';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { LinkButton } from './link-button';

interface PageLink {
  to: NonNullable<LinkProps['to']>;
  label: ReactNode;
}

interface PageAction {
  key: string;
  label: ReactNode;
  disabled: boolean;
  onClick: () => void;
}

interface PageLinksProps {
  /** Links to other screens and actions of this one. The last must be a link: it is the primary button. */
  links: readonly (PageLink | PageAction)[];
}

/** Renders the buttons next to the heading of a screen; on narrow screens, several become a menu, the last one first. */
export function PageLinks({ links }: PageLinksProps) {
  const isWide = useMedia(FROM_TABLET);
  if (isWide || links.length < 2)
    return links.map((link, index) =>
      'to' in link ? (
        <LinkButton key={link.to} to={link.to} primary={index === links.length - 1}>
          {link.label}
        </LinkButton>
      ) : (
        <Button key={link.key} disabled={link.disabled} onClick={link.onClick}>
          {link.label}
        </Button>
      ),
    );
  const items = links.map((link): MenuItemType =>
    'to' in link ? { key: link.to, label: <Link to={link.to}>{link.label}</Link> } : { ...link },
  );
  return (
    <Dropdown
      menu={{ items: items.reverse() }}
      trigger={['click']}
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, and restores it
    >
      <Button type="primary" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        <Trans>Actions</Trans>
      </Button>
    </Dropdown>
  );
}
