import { HolderOutlined } from '@ant-design/icons';
import type { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { Button } from 'antd';

interface DragHandleProps {
  sortable: Pick<
    ReturnType<typeof useSortable>,
    'attributes' | 'listeners' | 'setActivatorNodeRef'
  >;
  name: string;
}

/** Renders the handle that drags a row by pointer or keyboard (D27). */
export function DragHandle({ sortable, name }: DragHandleProps) {
  const { t } = useLingui();
  const { attributes, listeners, setActivatorNodeRef } = sortable;
  return (
    <Button
      ref={setActivatorNodeRef}
      type="text"
      size="small"
      icon={<HolderOutlined aria-hidden />}
      title={t`Drag to reorder`}
      // Without `touchAction`, a finger scrolls the page.
      style={{ flex: 'none', cursor: 'grab', touchAction: 'none' }}
      {...attributes}
      {...listeners}
    >
      <span className="visually-hidden">{t`Reorder ${name}`}</span>
    </Button>
  );
}
