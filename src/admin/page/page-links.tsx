import { DownOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { LinkButton } from './link-button';

interface PageLink {
  to: NonNullable<LinkProps['to']>;
  label: ReactNode;
}

interface PageLinksProps {
  /** The most frequent action last. */
  links: readonly PageLink[];
}

/** Renders the links next to the heading of a screen; on narrow screens, several of them are in a menu. */
export function PageLinks({ links }: PageLinksProps) {
  const isWide = useMedia(FROM_TABLET);
  if (isWide || links.length < 2)
    return links.map(({ to, label }, index) => (
      <LinkButton key={to} to={to} primary={index === links.length - 1}>
        {label}
      </LinkButton>
    ));
  const items = links.map(({ to, label }) => ({ key: to, label: <Link to={to}>{label}</Link> }));
  return (
    <Dropdown
      menu={{ items: items.reverse() }}
      trigger={['click']}
      autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, and restores it
    >
      <Button type="primary" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        <Trans>Actions</Trans>
      </Button>
    </Dropdown>
  );
}
