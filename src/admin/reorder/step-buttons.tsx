import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFocusFallback } from '@/admin/shared/focus-fallback';

interface StepButtonsProps {
  /** What the row is called. */
  what: string;
  /** The row's place among its siblings, counted from 0, and how many they are. */
  index: number;
  total: number;
  /** Takes the row to another place. */
  onStep: (to: number) => void;
}

/** Moves a row by one place: the way to order without dragging (design 9). */
export function StepButtons({ what, index, total, onStep }: StepButtonsProps) {
  const { t } = useLingui();
  const { restore } = useFocusFallback();
  const step = (to: number, word: string, icon: ReactNode) => {
    const nowhere = to < 0 || to >= total;
    return (
      <Button
        type="text"
        size="small"
        icon={icon}
        title={word}
        // Not `disabled`: the focus would be lost at the end of the way.
        aria-disabled={nowhere}
        style={nowhere ? { opacity: 0.45, cursor: 'default' } : undefined}
        onClick={(event) => {
          const button = event.currentTarget;
          flushSync(() => onStep(to));
          // An element that is put elsewhere loses the focus; one that goes to another page is gone.
          button.focus();
          restore();
        }}
      >
        <span className="visually-hidden">
          {word}: {what}
        </span>
      </Button>
    );
  };
  return (
    <>
      {step(index - 1, t`Move up`, <ArrowUpOutlined aria-hidden />)}
      {step(index + 1, t`Move down`, <ArrowDownOutlined aria-hidden />)}
    </>
  );
}
