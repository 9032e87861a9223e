import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';

type AnchorProps = Omit<ButtonProps, 'ref' | 'type'> & {
  ref?: React.Ref<HTMLAnchorElement>;
  /** The screen's one emphasised action. The router's links keep `type` to themselves. */
  primary?: boolean;
};

function AnchorButton({ primary = false, ...props }: AnchorProps) {
  return <Button {...props} type={primary ? 'primary' : 'default'} />;
}

/** A link of the router in a button's dress: opens in a new tab like any link, preloads its code. */
export const LinkButton = createLink(AnchorButton);
