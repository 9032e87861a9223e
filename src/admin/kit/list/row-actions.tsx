import { DownOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd';
import type { Ref } from 'react';

type RowAnchorProps = Omit<ButtonProps, 'ref' | 'type'> & {
  ref?: Ref<HTMLAnchorElement>;
  /** The verb. */
  word: string;
  /** The row it applies to, for screen readers. */
  what: string;
};

function RowAnchor({ word, what, ...props }: RowAnchorProps) {
  return (
    <Button {...props} type="link" size="small">
      {word}
      <span className="visually-hidden">: {what}</span>
    </Button>
  );
}

/** The frequent action of a row: a link of the router. */
export const RowLink = createLink(RowAnchor);

/** Actions of a row that are not frequent, as antd's menu takes them. */
export type MoreActions = NonNullable<MenuProps['items']>;

/** The menu of a row's other actions; `what` is what the row is called. */
export function MoreMenu({ items, what }: { items: MoreActions; what: string }) {
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="text" size="small" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        <Trans>More</Trans>
        <span className="visually-hidden">: {what}</span>
      </Button>
    </Dropdown>
  );
}
