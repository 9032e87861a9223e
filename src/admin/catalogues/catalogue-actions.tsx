import { DeleteOutlined, EditOutlined, PlusOutlined, SwapOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { StepButtons } from '../kit/order/step-buttons';
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
  return (
    <div className={styles.actions}>
      <StepButtons
        what={what}
        index={index}
        total={siblings.length}
        onStep={(to) => screen.shift(siblings, index, to)}
      />
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
