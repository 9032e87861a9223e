import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from '../kit/language-names';
import { SelectAllBox } from '../kit/list/select-box';
import listStyles from '../kit/list.module.css';
import { SortArea } from '../kit/order/sort-area';
import { FROM_TABLET, useMedia } from '../kit/use-media';
import styles from './field-list.module.css';
import type { FieldRow as Row } from './field-match';
import { FieldRow, type RowScreen } from './field-row';
import { useFieldName } from './use-field-name';

interface FieldRowsProps extends RowScreen {
  /** The rows of the page. */
  rows: readonly Row[];
  /** How many stand on the pages before. */
  before: number;
}

/** The fields of a page in their order, to be changed by mouse or keyboard (D27): a table, cards on phones. */
export function FieldRows({ rows, before, ...screen }: FieldRowsProps) {
  const { t } = useLingui();
  const { nameOf: languageOf } = useLanguageNames();
  const { rowName } = useFieldName();
  const tablet = useMedia(FROM_TABLET);
  const nameOf = (key: string) => {
    const row = rows.find((one) => one.key === key);
    return row ? rowName(row) : '';
  };
  const { codes, selection } = screen;
  const list = rows.map((row, index) => (
    <FieldRow
      key={row.key}
      {...screen}
      row={row}
      index={before + index}
      as={tablet ? 'row' : 'card'}
    />
  ));
  return (
    <SortArea
      nameOf={nameOf}
      instructions={t`Press the space bar to pick the field up, the arrow keys to move it, the space bar to put it down, Escape to leave it where it was.`}
      onDrop={(_, from, to) => screen.onShift(before + from, before + to)}
    >
      <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {tablet ? (
          <table className={listStyles.table} aria-label={t`Professional fields`}>
            <thead>
              <tr>
                <th scope="col" className={styles.select} aria-label={t`Selection`}>
                  <SelectAllBox selection={selection} count={rows.length} />
                </th>
                <th scope="col" className={styles.order}>{t`Place`}</th>
                <th scope="col" className={styles.mark}>{t`Icon`}</th>
                {codes.map((code) => (
                  <th key={code} scope="col">
                    {languageOf(code)}
                  </th>
                ))}
                <th scope="col" className={styles.updated}>{t`Updated`}</th>
                <th scope="col" className={styles.doing}>{t`Actions`}</th>
              </tr>
            </thead>
            <tbody>{list}</tbody>
          </table>
        ) : (
          <ul className={styles.cards} aria-label={t`Professional fields`}>
            {list}
          </ul>
        )}
      </SortableContext>
    </SortArea>
  );
}
