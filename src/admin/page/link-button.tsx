import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';

type AnchorProps = Omit<ButtonProps, 'ref' | 'type'> & {
  ref?: React.Ref<HTMLAnchorElement>;
  /** Whether this is the primary action of the screen. TanStack Router's links reserve `type`. */
  primary?: boolean;
};

function AnchorButton({ primary = false, ...props }: AnchorProps) {
  return <Button {...props} type={primary ? 'primary' : 'default'} />;
}

/** Renders a router link that looks like a button: users can open it in a new tab, and it preloads its code. */
export const LinkButton = createLink(AnchorButton);
