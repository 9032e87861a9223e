import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  PushpinFilled,
  PushpinOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { RowAction, RowLink } from '../../kit/row-action';
import { editScreen, type ArticleSection, type ListedArticle } from '../article';
import styles from './article-list.module.css';

interface ArticleActionsProps {
  section: ArticleSection;
  group: ListedArticle;
  pinned: boolean;
  onPin: () => void;
  onDelete: () => void;
}

/** What can be done with one item. */
export function ArticleActions({ section, group, pinned, onPin, onDelete }: ArticleActionsProps) {
  const { t } = useLingui();
  const { title: what, id } = group.main;
  const edit = editScreen(section, group.main);
  const no = String(group.no);
  return (
    <div className={styles.actions}>
      <RowLink to={edit} search={{ no }} icon={<EditOutlined />} word={t`Edit`} what={what} />
      <RowAction
        icon={pinned ? <PushpinFilled /> : <PushpinOutlined />}
        word={pinned ? t`Unpin` : t`Pin`}
        what={what}
        onClick={onPin}
      />
      <RowLink
        to={edit}
        search={{ copy: no }}
        icon={<CopyOutlined />}
        word={t`Duplicate`}
        hint={t`Begin a new item with this one’s content`}
        what={what}
      />
      <RowAction icon={<DeleteOutlined />} word={t`Delete`} what={what} onClick={onDelete} />
      <RowLink
        to={section.detail}
        params={{ id: String(id) }}
        target="_blank"
        icon={<ExportOutlined />}
        word={t`Open`}
        hint={t`Open on the site`}
        what={what}
      />
    </div>
  );
}
