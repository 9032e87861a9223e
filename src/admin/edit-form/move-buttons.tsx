import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFocusFallback } from '@/admin/shared/focus-fallback';

interface MoveButtonsProps {
  rowName: string;
  /** Index of the row among its siblings, counted from 0, and their number. */
  index: number;
  total: number;
  /** Moves the row to another index; must ignore an index outside of the list. */
  onMove: (newIndex: number) => void;
}

/** Renders the buttons that move a row by one position (docs/design-system.md#4-accessibility). */
export function MoveButtons({ rowName, index, total, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  const { restoreLostFocus } = useFocusFallback();
  const renderButton = (newIndex: number, action: string, icon: ReactNode) => {
    const isAtEnd = newIndex < 0 || newIndex >= total;
    return (
      <Button
        type="text"
        size="small"
        icon={icon}
        title={action}
        // Not `disabled`: the button would lose the focus at the end of the list.
        aria-disabled={isAtEnd}
        style={isAtEnd ? { opacity: 0.45, cursor: 'default' } : undefined}
        onClick={(event) => {
          const button = event.currentTarget;
          flushSync(() => onMove(newIndex));
          // A moved element loses the focus; an element that the move has removed cannot have it.
          button.focus();
          restoreLostFocus();
        }}
      >
        <span className="visually-hidden">{t`${action}: ${rowName}`}</span>
      </Button>
    );
  };
  return (
    <>
      {renderButton(index - 1, t`Move up`, <ArrowUpOutlined aria-hidden />)}
      {renderButton(index + 1, t`Move down`, <ArrowDownOutlined aria-hidden />)}
    </>
  );
}
