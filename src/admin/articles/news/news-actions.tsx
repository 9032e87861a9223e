import {
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  PushpinFilled,
  PushpinOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { RowAction, RowLink } from '../../kit/row-action';
import type { ListedNews } from './listed-news';
import styles from './news-list.module.css';

interface NewsActionsProps {
  group: ListedNews;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
  onDelete: () => void;
}

/** What can be done with one item. */
export function NewsActions({ group, pinned, onPin, onDelete }: NewsActionsProps) {
  const { t } = useLingui();
  const { title, id } = group.main;
  return (
    <div className={styles.actions}>
      <RowLink
        to="/admin/articles/news/edit"
        search={{ no: String(group.no) }}
        icon={<EditOutlined />}
        word={t`Edit`}
        what={title}
      />
      <RowAction
        icon={pinned ? <PushpinFilled /> : <PushpinOutlined />}
        word={pinned ? t`Unpin` : t`Pin`}
        what={title}
        onClick={() => onPin(!pinned)}
      />
      <RowAction icon={<DeleteOutlined />} word={t`Delete`} what={title} onClick={onDelete} />
      <RowLink
        to="/news/detail/$id"
        params={{ id: String(id) }}
        target="_blank"
        icon={<ExportOutlined />}
        word={t`Open`}
        hint={t`Open on the site`}
        what={title}
      />
    </div>
  );
}
