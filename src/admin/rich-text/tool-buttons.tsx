import { Button, Divider } from 'antd';
import { Fragment, type ReactNode } from 'react';

/** One tool of a toolbar. */
export interface Tool {
  name: string;
  sign: ReactNode;
  act: () => void;
  pressed?: boolean;
  /** It cannot be used now; it stays where it is, and can be reached. */
  off?: boolean;
}

/** The button of a tool, with its name. */
export function ToolButton({
  name,
  sign,
  act,
  pressed,
  off = false,
  tabIndex = 0,
}: Tool & { tabIndex?: number }) {
  return (
    <Button
      size="small"
      color={pressed ? 'primary' : 'default'}
      variant={pressed ? 'filled' : 'text'}
      icon={sign}
      tabIndex={tabIndex}
      // A `Tooltip` for each of the fifty on a screen is a sixth of the work of opening it.
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      {...(off ? { style: { opacity: 0.5, cursor: 'default' } } : { onClick: act })}
    />
  );
}

interface ToolButtonsProps {
  groups: readonly (readonly Tool[])[];
  /** The tool that Tab comes to, see `useRovingTabindex`, and the place of the first of these there. */
  stop: number;
  from?: number;
}

/** The buttons of a toolbar in their groups. */
export function ToolButtons({ groups, stop, from = 0 }: ToolButtonsProps) {
  return groups.map((tools, group) => {
    const start = from + groups.slice(0, group).flat().length;
    return (
      <Fragment key={group}>
        {start > 0 && <Divider orientation="vertical" />}
        {tools.map((tool, index) => (
          <ToolButton key={tool.name} {...tool} tabIndex={stop === start + index ? 0 : -1} />
        ))}
      </Fragment>
    );
  });
}
