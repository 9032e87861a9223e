import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EditOutlined,
  PlusOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { RowAction } from '../kit/row-action';
import type { Folder } from './catalogue-folders';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';

interface CatalogueActionsProps {
  folder: Folder;
  siblings: readonly Folder[];
  index: number;
}

/** What can be done with one catalogue. */
export function CatalogueActions({ folder, siblings, index }: CatalogueActionsProps) {
  const { t } = useLingui();
  const screen = useCataloguesScreen();
  const what = screen.nameOf(folder);
  const { no } = folder;
  const step = (to: number, word: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.step}
      title={word}
      // Not `disabled`: the focus would be lost at the end of the way.
      aria-disabled={to < 0 || to >= siblings.length}
      onClick={(event) => {
        const button = event.currentTarget;
        flushSync(() => screen.shift(siblings, index, to));
        // An element that is put elsewhere loses the focus.
        button.focus();
      }}
    >
      {icon}
      <span className="visually-hidden">
        {word}: {what}
      </span>
    </button>
  );
  return (
    <div className={styles.actions}>
      {step(index - 1, t`Move up`, <ArrowUpOutlined aria-hidden />)}
      {step(index + 1, t`Move down`, <ArrowDownOutlined aria-hidden />)}
      <RowAction
        icon={<EditOutlined />}
        word={t`Rename`}
        what={what}
        onClick={() => screen.begin({ kind: 'rename', no })}
      />
      <RowAction
        icon={<PlusOutlined />}
        word={t`Add below`}
        what={what}
        onClick={() => screen.begin({ kind: 'add', parentNo: no })}
      />
      <RowAction
        icon={<SwapOutlined />}
        word={t`Move`}
        hint={t`Move below another catalogue`}
        what={what}
        onClick={() => screen.startMove(folder)}
      />
      <RowAction
        icon={<DeleteOutlined />}
        word={t`Delete`}
        what={what}
        onClick={() => screen.startDeletion(folder)}
      />
    </div>
  );
}
