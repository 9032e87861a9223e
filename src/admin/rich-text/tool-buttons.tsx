import { Button, Divider, Tooltip } from 'antd';
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

/** The button of a tool, named by a tooltip. */
export function ToolButton({
  name,
  sign,
  act,
  pressed,
  off = false,
  tabIndex = 0,
}: Tool & { tabIndex?: number }) {
  return (
    <Tooltip title={name} trigger={['hover', 'focus']}>
      <Button
        size="small"
        color={pressed ? 'primary' : 'default'}
        variant={pressed ? 'filled' : 'text'}
        icon={sign}
        tabIndex={tabIndex}
        aria-label={name}
        aria-pressed={pressed}
        aria-disabled={off || undefined}
        // The selection in the text stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        {...(!off && { onClick: act })}
      />
    </Tooltip>
  );
}

interface ToolButtonsProps {
  groups: readonly (readonly Tool[])[];
  /** The tool that Tab comes to, see `useRoving`, and the place of the first of these there. */
  stop: number;
  from?: number;
}

/** The buttons of a toolbar in their groups. */
export function ToolButtons({ groups, stop, from = 0 }: ToolButtonsProps) {
  let place = from;
  return groups.map((tools, group) => (
    <Fragment key={group}>
      {(group > 0 || from > 0) && <Divider orientation="vertical" />}
      {tools.map((tool) => (
        <ToolButton key={tool.name} {...tool} tabIndex={stop === place++ ? 0 : -1} />
      ))}
    </Fragment>
  ));
}
