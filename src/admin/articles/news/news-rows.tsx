import { useLingui } from '@lingui/react/macro';
import { Table, type TableColumnsType } from 'antd';
import { FROM_DESKTOP, FROM_TABLET, useMedia } from '../../kit/use-media';
import { NewsActions } from './news-actions';
import { NewsCatalogue, NewsCover, NewsFacts, NewsLanguages, NewsTitle, NewsUpdate, NewsViews } from './news-cells';
import type { NewsGroup } from './news-group';
import styles from './news-list.module.css';

interface NewsRowsProps {
  groups: NewsGroup[];
  pins: {
    isPinned: (no: NewsGroup['no'], stored: boolean) => boolean;
    setPinned: (no: NewsGroup['no'], pinned: boolean) => Promise<void>;
  };
  onDelete: (group: NewsGroup) => void;
}

/** The items of a page: a table, with fewer columns on tablets, and cards on phones. */
export function NewsRows({ groups, pins, onDelete }: NewsRowsProps) {
  const { t } = useLingui();
  const tablet = useMedia(FROM_TABLET);
  const desktop = useMedia(FROM_DESKTOP);

  const isPinned = ({ no, main }: NewsGroup) => pins.isPinned(no, main.top === 1);
  const actions = (group: NewsGroup) => (
    <NewsActions
      group={group}
      pinned={isPinned(group)}
      onPin={(pinned) => void pins.setPinned(group.no, pinned)}
      onDelete={() => onDelete(group)}
    />
  );
  const heading = (group: NewsGroup) => (
    <div className={styles.heading}>
      <NewsCover group={group} />
      <div className={styles.words}>
        <NewsTitle group={group} pinned={isPinned(group)} />
        {!desktop && <NewsFacts group={group} />}
      </div>
    </div>
  );

  if (!tablet) {
    return (
      <ul className={styles.cards} aria-label={t`News`}>
        {groups.map((group) => (
          <li key={group.no} className={styles.card}>
            {heading(group)}
            <div className={styles.foot}>
              <NewsLanguages group={group} />
              <NewsUpdate group={group} />
            </div>
            {actions(group)}
          </li>
        ))}
      </ul>
    );
  }

  const all: (TableColumnsType<NewsGroup>[number] & { desktop?: true })[] = [
    { key: 'title', title: t`Title`, render: (_, group) => heading(group) },
    {
      key: 'languages',
      title: t`Languages`,
      width: 120,
      render: (_, group) => <NewsLanguages group={group} />,
    },
    {
      key: 'catalogue',
      desktop: true,
      title: t`Catalogue`,
      width: 140,
      render: (_, group) => <NewsCatalogue group={group} />,
    },
    {
      key: 'views',
      desktop: true,
      title: t`Views`,
      width: 80,
      align: 'end',
      render: (_, group) => <NewsViews group={group} />,
    },
    {
      key: 'update',
      title: t`Updated`,
      width: 158,
      render: (_, group) => <NewsUpdate group={group} />,
    },
    { key: 'actions', title: t`Actions`, width: desktop ? 218 : 148, render: (_, group) => actions(group) },
  ];
  const columns = all.filter((column) => desktop || !column.desktop);
  return (
    <Table<NewsGroup>
      aria-label={t`News`}
      size="middle"
      tableLayout="fixed"
      columns={columns}
      dataSource={groups}
      rowKey={({ no }) => String(no)}
      pagination={false}
    />
  );
}
