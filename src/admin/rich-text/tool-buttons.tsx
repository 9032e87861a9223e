import { Button, Divider } from 'antd';
import { Fragment, type ReactNode } from 'react';

export interface Tool {
  name: string;
  icon: ReactNode;
  onClick: () => void;
  pressed?: boolean;
  /** Whether the tool is disabled; its button remains visible and focusable. */
  disabled?: boolean;
}

/** Renders the button of a tool with its accessible name. */
export function ToolButton({
  name,
  icon,
  onClick,
  pressed,
  disabled = false,
  tabIndex = 0,
}: Tool & { tabIndex?: number }) {
  return (
    <Button
      size="small"
      color={pressed ? 'primary' : 'default'}
      variant={pressed ? 'filled' : 'text'}
      icon={icon}
      tabIndex={tabIndex}
      // A `Tooltip` for each button would slow down the opening of a screen.
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      {...(disabled ? { style: { opacity: 0.5, cursor: 'default' } } : { onClick })}
    />
  );
}

interface ToolButtonsProps {
  groups: readonly (readonly Tool[])[];
  /** Indexes of the control that Tab reaches (see `useRovingTabindex`) and of the first of these tools, in the toolbar. */
  tabStopIndex: number;
  firstIndex?: number;
}

/** Renders the buttons of a toolbar in groups. */
export function ToolButtons({ groups, tabStopIndex, firstIndex = 0 }: ToolButtonsProps) {
  return groups.map((tools, group) => {
    const start = firstIndex + groups.slice(0, group).flat().length;
    return (
      <Fragment key={group}>
        {start > 0 && <Divider orientation="vertical" style={{ marginInline: 4 }} />}
        {tools.map((tool, index) => (
          <ToolButton
            key={tool.name}
            {...tool}
            tabIndex={tabStopIndex === start + index ? 0 : -1}
          />
        ))}
      </Fragment>
    );
  });
}
