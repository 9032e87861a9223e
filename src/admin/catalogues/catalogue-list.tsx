import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CatalogueForm } from './catalogue-form';
import type { Folder } from './catalogue-folders';
import { CatalogueItem } from './catalogue-item';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';

interface CatalogueListProps {
  /** The `no` of what the list is below; `TOP` for the whole tree. */
  parentNo: string;
  folders: readonly Folder[];
  label: string;
  id?: string;
}

/** The catalogues below one, each with those below it; a new one is entered at the end. */
export function CatalogueList({ parentNo, folders, label, id }: CatalogueListProps) {
  const { form } = useCataloguesScreen();
  const { target } = form;
  return (
    <SortableContext
      id={`below-${parentNo}`}
      items={folders.map(({ no }) => no)}
      strategy={verticalListSortingStrategy}
    >
      <ul id={id} className={styles.list} aria-label={label}>
        {folders.map((folder, index) => (
          <CatalogueItem key={folder.no} siblings={folders} index={index} folder={folder} />
        ))}
        {target?.kind === 'add' && target.parentNo === parentNo && (
          <li className={styles.item}>
            <CatalogueForm target={target} />
          </li>
        )}
      </ul>
    </SortableContext>
  );
}
